/** The camera. A phone shows the whole maze or, on request, an enlarged part that can be dragged with a finger. */
import { type MutableRef, useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { FRAME, type Plan, type Point } from "./maze.ts";

/** As in the style sheets. */
const PHONE = "(max-width: 45em), (max-width: 73.75em) and (max-height: 500px)";
/** Pixels: a longer movement is a drag, not a tap. */
const TAP = 8;

interface Size {
  width: number;
  height: number;
}

export interface Window extends Point, Size {
  scale: number;
}

export interface Camera {
  phone: boolean;
  /** The visible part of the maze, in its coordinates. */
  window: Window;
  whole: boolean;
  setWhole(whole: boolean): void;
  drag: { onPointerDown(event: PointerEvent): void; onPointerMove(event: PointerEvent): void; onPointerUp(): void; onPointerCancel(): void };
  /** It was dragged away from the focus. */
  aside: boolean;
  /** Whether the last touch was a drag, not a tap. */
  dragged(): boolean;
}

export function useCamera(box: MutableRef<HTMLElement | null>, plan: Plan, focus: Point | null, watching: boolean): Camera {
  const phone = usePhone();
  const size = useSize(box, phone);
  const [asked, setWhole] = useState(true);
  // Spectators see the whole maze, and the camera does not move by itself.
  const whole = asked || watching;
  const [moved, setMoved] = useState<Point>({ x: 0, y: 0 });
  const from = useRef<{ x: number; y: number; far: boolean } | null>(null);
  const far = useRef(false);
  const key = focus ? `${focus.x} ${focus.y}` : "";
  useLayoutEffect(() => setMoved({ x: 0, y: 0 }), [key]);

  const window = whole ? allOf(plan, size) : closeUp(plan, size, focus, moved);
  return {
    phone,
    window,
    whole,
    setWhole,
    aside: moved.x !== 0 || moved.y !== 0,
    dragged: () => far.current,
    drag: {
      onPointerDown: (event) => {
        far.current = false;
        from.current = phone && !whole && event.isPrimary ? { x: event.clientX + window.x, y: event.clientY + window.y, far: false } : null;
      },
      onPointerMove: (event) => {
        const start = from.current;
        if (!start || event.buttons === 0) return;
        const to = { x: start.x - event.clientX, y: start.y - event.clientY };
        if (!start.far && Math.hypot(to.x - window.x, to.y - window.y) < TAP) return;
        start.far = true;
        far.current = true;
        const still = centred(plan, size, focus);
        setMoved({ x: to.x - still.x, y: to.y - still.y });
      },
      onPointerUp: () => {
        from.current = null;
      },
      onPointerCancel: () => {
        from.current = null;
      },
    },
  };
}

export function usePhone(): boolean {
  const [phone, setPhone] = useState(() => matchMedia(PHONE).matches);
  useEffect(() => {
    const query = matchMedia(PHONE);
    const set = () => setPhone(query.matches);
    query.addEventListener("change", set);
    return () => query.removeEventListener("change", set);
  }, []);
  return phone;
}

function useSize(box: MutableRef<HTMLElement | null>, phone: boolean): Size {
  const [size, setSize] = useState<Size>({ width: 390, height: 372 });
  useLayoutEffect(() => {
    const element = box.current;
    if (!element || !phone) return undefined;
    const measure = () => setSize({ width: element.clientWidth, height: element.clientHeight });
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, [phone]);
  return size;
}

function allOf({ width, height }: Plan, size: Size): Window {
  const [wide, high] = [width + FRAME.left + FRAME.right, height + FRAME.top + FRAME.bottom];
  const scale = Math.min(size.width / wide, size.height / high);
  const [x, y] = [(wide - size.width / scale) / 2 - FRAME.left, (high - size.height / scale) / 2 - FRAME.top];
  return { x, y, width: size.width / scale, height: size.height / scale, scale };
}

function centred({ width, height }: Plan, size: Size, focus: Point | null): Point {
  const centre = focus ?? { x: width / 2, y: height / 2 };
  return { x: centre.x - size.width / 2, y: centre.y - size.height / 2 };
}

/** Squares of 50 pixels around the focus, never beyond the pyramid. */
function closeUp(plan: Plan, size: Size, focus: Point | null, moved: Point): Window {
  const { x, y } = centred(plan, size, focus);
  const keep = (value: number, least: number, most: number) => (least > most ? (least + most) / 2 : Math.min(most, Math.max(least, value)));
  return {
    x: keep(x + moved.x, -FRAME.left, plan.width + FRAME.right - size.width),
    y: keep(y + moved.y, -FRAME.top, plan.height + FRAME.bottom - size.height),
    ...size,
    scale: 1,
  };
}
