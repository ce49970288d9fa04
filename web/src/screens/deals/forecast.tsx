import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useState } from "react";
import type { CostForecast } from "../../../../src/server/contract.ts";
import { forecastQuery, type Priced } from "../../api/queries.ts";
import { useLanguage, useWords } from "../../i18n/language.tsx";
import { MODEL_CHOICE } from "../../i18n/model-choice.ts";
import { day, dollars, number, roughDollars, roughly } from "../../i18n/numbers.ts";
import { forecastFor, limitPassed, type ModelChoice, pricedModel, usualTokens } from "../../view/model-choice.ts";

export type Forecast = UseQueryResult<CostForecast>;

/** So long nothing is typed before the cost is asked for. */
const STILL_MS = 500;

/** What a review with this choice would likely cost; asked for again only where documents or model are others. */
export function useForecast(of: Priced | null, choice: ModelChoice): Forecast {
  const { locale } = useLanguage();
  const typed = pricedModel(choice);
  const [model, settle] = useState(typed);
  useEffect(() => {
    const still = setTimeout(() => settle(typed), choice.reader === "named" ? STILL_MS : 0);
    return () => clearTimeout(still);
  }, [typed, choice.reader]);
  const asked = of !== null && model !== null && model === typed;
  return useQuery({
    ...forecastQuery(of ?? { deal: { id: "", version: 0 } }, model ?? "", locale),
    enabled: asked,
  });
}

/** What the choice comes to, in money where the price is known, and whether the limit holds it. */
export function ForecastLine({ choice, forecast }: { choice: ModelChoice; forecast: Forecast }): ReactNode {
  const words = useWords(MODEL_CHOICE);
  const { locale } = useLanguage();
  if (pricedModel(choice) === null) return null;
  const look = "text-sm";
  if (forecast.isError) return <p className={`${look} text-ink-soft`}>{words.notTold}</p>;
  if (forecast.data === undefined)
    return (
      <p role="status" className={`${look} text-ink-soft`}>
        {words.asking}
      </p>
    );
  const { model, pricesOf } = forecast.data;
  const likely = forecastFor(forecast.data, choice);
  const passed = limitPassed(likely, choice);
  const limit =
    passed === "usd"
      ? dollars(Number(choice.usd), locale)
      : `${number(Number(choice.tokens) || usualTokens(choice), locale, 0)} ${words.unit}`;
  return (
    <div role="status" className={look}>
      <p className="font-medium">
        {likely.tokens === 0
          ? words.likelyNothing
          : likely.usd === null
            ? words.likelyUnpriced(model, roughly(likely.tokens, locale))
            : words.likely(roughDollars(likely.usd, locale), roughly(likely.tokens, locale))}
      </p>
      {passed === null ? null : (
        <p className="font-medium text-warn">
          {words.beyond(limit)} {words.reached}
        </p>
      )}
      {likely.tokens === 0 ? null : (
        <p className="text-xs text-ink-faint">
          {words.rehearsed(likely.usd === null || pricesOf === null ? null : day(`${pricesOf}T12:00`, locale))}
        </p>
      )}
    </div>
  );
}

/** What one of the things a model may do would likely take. */
export function ForecastNote({
  part,
  forecast,
}: {
  part: "crossReading" | "analysts" | "vision";
  forecast: Forecast;
}): ReactNode {
  const words = useWords(MODEL_CHOICE);
  const { locale } = useLanguage();
  const usually = part === "vision" ? null : words.usually[part];
  const share = forecast.data?.[part];
  if (share === undefined) return usually === null ? null : ` (${usually})`;
  if (share.tokens === 0) return ` (${words.nothingToDo})`;
  const money = share.usd === null ? words.unknownPrice : roughDollars(share.usd, locale);
  const between = part === "analysts" ? forecast.data?.analysts.between : undefined;
  return (
    <>
      {" "}
      ({words.share(roughly(share.tokens, locale), money)}
      {between == null ? null : words.between(roughly(between[0], locale), roughly(between[1], locale))})
    </>
  );
}
