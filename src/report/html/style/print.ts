/** On paper: A4, dark on white, everything opened, one contradiction to a page. */
export const PRINT = `
@page{size:A4;margin:16mm 15mm}
@media print{
:root,:root:has(#theme-dark:checked),:root:has(#theme-light:checked){color-scheme:light;--page:#fff;--paper:#fff;--sunken:#f4f3ef}
html{font-size:11.5px}
body{background:#fff;-webkit-print-color-adjust:exact;print-color-adjust:exact}
nav,.controls,.skip{display:none}
.columns,.masthead,footer{max-width:none;padding-inline:0}
.columns{display:block}
.masthead{padding-top:0}
.first{display:block;margin:0}
.figures{border:0;border-top:1px solid var(--strong-rule);padding:1rem 0}
details::details-content{content-visibility:visible;height:auto;block-size:auto}
summary{list-style:none}
h2,h3,h4,h5,h6,summary,caption{break-after:avoid}
.case+.case{break-before:page}
.case,.agent,.conflict{border:0;padding:0}
.position,.page,.chart,.note,tr,.correction,.cards>li{break-inside:avoid}
.scroll{overflow:visible}
.page img{max-height:85mm;width:auto;max-width:100%}
thead{display:table-header-group}
p,li{orphans:3;widows:3}
a{color:inherit}
}
`;
