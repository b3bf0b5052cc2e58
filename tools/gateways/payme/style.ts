export const paymeStyle = `
* { box-sizing: border-box; }
body { margin: 0; font: 16px/1.45 system-ui, sans-serif; color: #14263a; background: #eef4f5; }
header { background: #008585; color: #fff; padding: 16px 20px; font-weight: 700; font-size: 20px; }
header small { font-weight: 400; opacity: .9; }
main { max-width: 480px; margin: 0 auto; padding: 16px; }
main.wide { max-width: 1000px; }
.sheet { background: #fff; border-radius: 14px; padding: 20px; margin-bottom: 16px; box-shadow: 0 1px 4px #0d323214; }
h1 { font-size: 22px; margin: 0 0 8px; } .sum { font-size: 32px; font-weight: 700; margin: 0 0 4px; }
dl { display: grid; grid-template-columns: auto 1fr; gap: 4px 12px; margin: 8px 0 0; }
dt { color: #5c6f80; } dd { margin: 0; text-align: right; overflow-wrap: anywhere; }
button, .button { display: block; width: 100%; min-height: 48px; margin: 8px 0 0; padding: 10px 14px; border: 0; border-radius: 10px;
  font: inherit; font-weight: 600; text-align: center; text-decoration: none; cursor: pointer; background: #e3f1f1; color: #005c5c; }
button.main, .button.main { background: #007d7d; color: #fff; }
button:focus-visible, a:focus-visible, input:focus-visible, summary:focus-visible { outline: 3px solid #ff9d00; outline-offset: 2px; }
details { margin-top: 16px; } summary { cursor: pointer; min-height: 32px; font-weight: 600; }
label { display: block; margin-top: 8px; } input { width: 100%; min-height: 44px; font: inherit; padding: 8px; border: 1px solid #8aa0ad; border-radius: 8px; }
.demo { color: #5c6f80; font-size: 14px; } .bad { color: #a4201c; }
code { display: block; font-size: 12px; overflow-wrap: anywhere; background: #f3f6f7; padding: 6px; margin: 4px 0; border-radius: 6px; }
ol, ul.checks { padding-left: 20px; } ul.checks { list-style: none; padding: 0; } li.failed { color: #a4201c; } li.not-run { color: #5c6f80; }
table { width: 100%; border-collapse: collapse; font-size: 14px; } td, th { text-align: left; padding: 6px; border-bottom: 1px solid #dde6e8; vertical-align: top; }
.row form { display: inline-block; margin-right: 6px; } .row button { width: auto; min-height: 36px; padding: 4px 10px; font-size: 14px; }
.scroll { overflow-x: auto; }
`;
