/**
 * The page's only script: one button opens and closes every detail, and printing opens them all for older browsers.
 * Everything else works without it; it reads nothing and sends nothing.
 */
export const SCRIPT = `(() => {
  const details = [...document.querySelectorAll("details")];
  const button = document.querySelector("#details-toggle");
  let before = null;
  addEventListener("beforeprint", () => {
    before = details.map((one) => one.open);
    for (const one of details) one.open = true;
  });
  addEventListener("afterprint", () => {
    details.forEach((one, i) => { one.open = before === null ? one.open : before[i]; });
    before = null;
  });
  if (button === null || details.length === 0) return;
  button.hidden = false;
  button.addEventListener("click", () => {
    const open = button.getAttribute("aria-pressed") !== "true";
    for (const one of details) one.open = open;
    button.setAttribute("aria-pressed", String(open));
    button.textContent = open ? button.dataset.close : button.dataset.open;
  });
})();`;
