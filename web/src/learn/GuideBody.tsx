/** The body of a guide: goal, a turn in four pictures, symbols, scoring, the end. */
import words from "words:platform/learn";
import { catalogue } from "../words/index.ts";
import type { Guide, Picture } from "./guide.ts";

const t = catalogue(words);

export function GuideBody({ guide }: { guide: Guide }) {
  return (
    <div class="guide-page">
      {guide.defs}
      <section class="panel guide-goal">
        <h3>{guide.goal.title}</h3>
        <p>{guide.goal.text}</p>
        <Drawn picture={guide.goal} />
      </section>
      <section class="panel guide-turn">
        <h3>{t("learn-turn")}</h3>
        <ol>
          {guide.turn.map((picture, place) => (
            <li key={picture.title}>
              <Drawn picture={picture} />
              <div>
                <h4>
                  <b>{place + 1}</b>
                  {picture.title}
                </h4>
                <p>{picture.text}</p>
              </div>
            </li>
          ))}
        </ol>
      </section>
      <section class="panel guide-symbols">
        <h3>{t("learn-symbols")}</h3>
        <ul>
          {guide.symbols.map((picture) => (
            <li key={picture.title}>
              {picture.drawn}
              <b>{picture.title}</b>
              <span>{picture.text}</span>
            </li>
          ))}
        </ul>
      </section>
      <section class="panel guide-scoring">
        <h3>{guide.scoringTitle ?? t("learn-scoring")}</h3>
        <dl>
          {guide.scoring.map(({ icon, label, value }) => (
            <div key={label}>
              <dt>
                {icon}
                {label}
              </dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section class="panel guide-end">
        <h3>{t("learn-end")}</h3>
        <p>{guide.end}</p>
      </section>
    </div>
  );
}

function Drawn({ picture: { drawn, tag, bad } }: { picture: Picture }) {
  return (
    <div class="guide-picture" aria-hidden="true">
      {drawn}
      {tag && <span class={`guide-tag ${bad ? "bad" : ""}`}>{tag}</span>}
    </div>
  );
}
