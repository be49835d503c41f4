/** Entry point: identifies the person, then shows the page for the address. */
import { render } from "preact";
import { useEffect, useState } from "preact/hooks";
import { here, onMove } from "./addresses.ts";
import * as api from "./api.ts";
import { keepInstalled } from "./app/install.ts";
import { carrier } from "./carrier.ts";
import { Device } from "./home/Device.tsx";
import { Boundary } from "./parts/Boundary.tsx";
import { speakFirst, useLanguage } from "./language.ts";
import { MeProvider, ErrorPage } from "./me.tsx";
import { t } from "./words/index.ts";
import { Link } from "./parts/Link.tsx";
import { lazy } from "./parts/lazy.tsx";
import { page } from "./parts/page.ts";
import { Tips } from "./parts/Tips.tsx";
import { TablePage } from "./table/TablePage.tsx";
import { keepTheme } from "./theme.ts";

const Home = lazy(() => import("./home/Home.tsx").then((its) => its.Home));
const ReplayPage = page(() => import("./replay/ReplayPage.tsx"));
const MinePage = page(() => import("./mine/MinePage.tsx"));
const PrintPage = page(() => import("./print/PrintPage.tsx"));
const FlipPage = page(() => import("./print/FlipPage.tsx"));
const FilePage = page(() => import("./replay/FilePage.tsx"));
const BoardPage = page(() => import("./daily/BoardPage.tsx"));
const ChallengePage = page(() => import("./daily/ChallengePage.tsx"));
const ComparePage = page(() => import("./replay/ComparePage.tsx"));

function Page() {
  const [route, setRoute] = useState(here);
  useEffect(() => onMove(() => setRoute(here())), []);
  switch (route.page) {
    case "home":
      return <Home />;
    case "table":
      return <TablePage key={route.id} id={route.id} />;
    case "replay":
      return <ReplayPage key={route.id} id={route.id} at={route.at ?? 0} review={route.review ?? false} />;
    case "file":
      return <FilePage />;
    case "mine":
      return <MinePage />;
    case "daily":
      return <BoardPage game={route.game} day={route.day} />;
    case "challenge":
      return <ChallengePage key={route.id} id={route.id} />;
    case "compare":
      return <ComparePage key={`${route.one} ${route.other}`} one={route.one} other={route.other} />;
    case "print":
      return <PrintPage key={route.game} game={route.game} />;
    case "flip":
      return <FlipPage key={route.game} game={route.game} />;
    case "device":
      return <Device token={route.token} />;
    case "nowhere":
      return (
        <ErrorPage words={t("page-missing")}>
          <Link to={{ page: "home" }} class="btn pri">
            {t("home")}
          </Link>
        </ErrorPage>
      );
  }
}

function Whole() {
  useLanguage();
  return (
    <Boundary>
      <MeProvider>
        <Page />
        <Tips />
      </MeProvider>
    </Boundary>
  );
}

keepTheme();
if (!carrier().alone) keepInstalled();
// The person, the page and the games are requested in parallel.
if (here().page === "home") {
  Home.fetch();
  api.games().catch(() => undefined);
}
if (here().page === "replay") ReplayPage.fetch();
const root = document.getElementById("page");
if (root) void speakFirst().then(() => render(<Whole />, root));
