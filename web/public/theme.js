// Before the first paint: a chosen theme and language, so that nothing flashes.
(() => {
  const theme = localStorage.getItem("tribunal.theme");
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
  const locale = localStorage.getItem("tribunal.locale");
  if (locale) document.documentElement.lang = locale;
})();
