/** Whether the page is as narrow as a phone. The same width as in the style sheets. */
import { useEffect, useState } from "preact/hooks";

export function usePhone(): boolean {
  const [phone, setPhone] = useState(() => matchMedia("(max-width: 45em)").matches);
  useEffect(() => {
    const query = matchMedia("(max-width: 45em)");
    const set = () => setPhone(query.matches);
    query.addEventListener("change", set);
    return () => query.removeEventListener("change", set);
  }, []);
  return phone;
}
