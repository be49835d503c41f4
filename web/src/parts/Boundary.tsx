/** Error boundary: an error in one part must not blank the page. Nothing is lost on the server. */
import { Component, type ComponentChildren } from "preact";
import { t } from "../words/index.ts";

export class Boundary extends Component<{ children: ComponentChildren }, { broken: boolean }> {
  override state = { broken: false };

  override componentDidCatch(error: unknown): void {
    console.error(error);
    this.setState({ broken: true });
  }

  override render() {
    if (!this.state.broken) return this.props.children;
    return (
      <section class="pass" role="alert">
        <h2>{t("crashed")}</h2>
        <p>{t("crashed-what")}</p>
        <button type="button" class="btn pri" onClick={() => location.reload()}>
          {t("crashed-reload")}
        </button>
      </section>
    );
  }
}
