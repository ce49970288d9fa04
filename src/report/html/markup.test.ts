import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { html, isShown, type Markup, NOTHING, ours, showInvisible } from "./markup.ts";

describe("html", () => {
  it("shows what is inserted as text, in elements and in attributes", () => {
    const hostile = `<script>alert("1")</script>' onload='x' \`&`;
    expect(String(html`<p title="${hostile}">${hostile}</p>`)).toBe(
      `<p title="&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;&#39; onload=&#39;x&#39; &#96;&amp;">&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;&#39; onload=&#39;x&#39; &#96;&amp;</p>`,
    );
  });

  it("keeps markup, joins lists and prints nothing for what is absent", () => {
    const items = ["a", "<b>"].map((text) => html`<li>${text}</li>`);
    expect(String(html`<ul>${items}</ul>${null}${undefined}${false}${0}`)).toBe(
      "<ul><li>a</li><li>&lt;b&gt;</li></ul>0",
    );
    expect(String(html`${ours("<b>")}`)).toBe("<b>");
    expect(isShown(NOTHING)).toBe(false);
    expect(isShown(html`x`)).toBe(true);
  });

  it("does not take an object that looks like markup for it", () => {
    const fake: unknown = { toString: () => "<b>" };
    expect(() => String(html`${fake as Markup}`)).toThrow();
  });

  it("never lets a sign of HTML through, whatever the text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        expect(String(html`${text}`)).not.toMatch(/[<>"'`]/);
      }),
    );
  });
});

describe("showInvisible", () => {
  it("shows direction controls, zero-width characters, tags and controls in place of obeying them", () => {
    expect(showInvisible("a\u202eb\u2066c\u200bd\u{e0041}e\u0000f\ufeff\u061c")).toBe(
      "a⟦U+202E⟧b⟦U+2066⟧c⟦U+200B⟧d⟦U+E0041⟧e⟦U+0000⟧f⟦U+FEFF⟧⟦U+061C⟧",
    );
    expect(showInvisible("\ud800")).toBe("⟦U+D800⟧");
  });

  it("leaves ordinary text alone, in any script", () => {
    const text = "Trésorerie : 310\u00a0000\u202f€ · ação\n\tשלום ☀\ufe0f";
    expect(showInvisible(text)).toBe(text);
  });
});
