import { expect, it } from "vitest";
import { parseXml } from "../xml.ts";
import { readChart } from "./chart.ts";

const pie = (labels: string, ofSeries = "") =>
  readChart(
    parseXml(
      `<c:chartSpace xmlns:c="c"><c:chart><c:plotArea><c:pieChart><c:ser><c:tx><c:v>Use of funds</c:v></c:tx>${ofSeries}
       <c:cat><c:strRef><c:strCache><c:pt idx="0"><c:v>Product</c:v></c:pt><c:pt idx="1"><c:v>Sales</c:v></c:pt></c:strCache></c:strRef></c:cat>
       <c:val><c:numRef><c:numCache><c:pt idx="0"><c:v>390</c:v></c:pt><c:pt idx="1"><c:v>210</c:v></c:pt></c:numCache></c:numRef></c:val>
       </c:ser><c:dLbls>${labels}</c:dLbls></c:pieChart></c:plotArea></c:chart></c:chartSpace>`,
      "chart1.xml",
    ),
    undefined,
  )
    .at(-1)
    ?.cells.map(({ text }) => text);

it("a pie labelled with shares shows shares, one labelled with values values", () => {
  expect(pie('<c:showPercent val="1"/>')).toEqual(["Use of funds", "65%", "35%"]);
  expect(pie("", '<c:dLbls><c:showPercent val="1"/></c:dLbls>')).toEqual(["Use of funds", "65%", "35%"]);
  expect(pie('<c:showVal val="1"/>')).toEqual(["Use of funds", "390", "210"]);
  expect(pie('<c:showVal val="1"/><c:showPercent val="1"/>')).toEqual(["Use of funds", "390", "210"]);
});
