/** Entry point without a server: a worker is the back end, and the page is the same. */
import { carryBy } from "../carrier.ts";
import { speakFirst } from "../language.ts";
import { WorkerCarrier } from "./carrier.ts";
import { saveBy } from "./downloads.ts";
import type { Site } from "./messages.ts";
import { showProgress } from "./progress.ts";
import { keepSite, tellUnreachable } from "./update.ts";

const site = JSON.parse(document.documentElement.dataset["site"] ?? "") as Site;
const carrier = new WorkerCarrier(site, showProgress());
carryBy(carrier);
saveBy(carrier);
// After start, so that the files to cache were already fetched and are not fetched twice.
void carrier.ready.then(keepSite).catch(() => undefined);
void import("../main.tsx");
const unreachable = new URLSearchParams(location.search).get("unreachable");
if (unreachable !== null) void speakFirst().then(() => tellUnreachable(site, unreachable));
