export const clickStyle = `
* { box-sizing: border-box; }
body { margin: 0; font: 16px/1.45 system-ui, sans-serif; color: #101828; background: linear-gradient(#0b6fe4 0 180px, #f2f6fc 180px); min-height: 100vh; }
header { color: #fff; padding: 20px; font-weight: 800; font-size: 22px; text-align: center; letter-spacing: .02em; }
header small { font-weight: 400; opacity: .9; }
main { max-width: 440px; margin: 0 auto; padding: 8px 16px 24px; }
main.wide { max-width: 1000px; }
.card { background: #fff; border-radius: 20px; padding: 24px; margin-bottom: 16px; box-shadow: 0 6px 24px #0b3a7a1f; }
h1 { font-size: 20px; margin: 0 0 8px; } .sum { font-size: 30px; font-weight: 800; color: #0a56b0; margin: 8px 0; }
dl { margin: 0; } dl div { display: flex; justify-content: space-between; gap: 12px; padding: 8px 0; border-bottom: 1px solid #e8eef7; }
dt { color: #55657c; } dd { margin: 0; overflow-wrap: anywhere; text-align: right; }
button, .button { display: block; width: 100%; min-height: 52px; margin: 12px 0 0; padding: 12px; border: 1px solid #b9d1f0; border-radius: 26px;
  background: #fff; color: #0a56b0; font: inherit; font-weight: 700; text-align: center; text-decoration: none; cursor: pointer; }
button.main, .button.main { background: #0b6fe4; border-color: #0b6fe4; color: #fff; }
button:focus-visible, a:focus-visible, input:focus-visible, summary:focus-visible { outline: 3px solid #ff9d00; outline-offset: 2px; }
details { margin-top: 16px; } summary { cursor: pointer; min-height: 32px; font-weight: 600; }
label { display: block; margin-top: 8px; } input { width: 100%; min-height: 44px; font: inherit; padding: 8px 12px; border: 1px solid #8aa0bd; border-radius: 12px; }
.demo { color: #55657c; font-size: 14px; text-align: center; } .bad { color: #a4201c; }
code { display: block; font-size: 12px; overflow-wrap: anywhere; background: #f2f6fc; padding: 6px; margin: 4px 0; border-radius: 8px; }
ol { padding-left: 20px; } ul.checks { list-style: none; padding: 0; } li.failed { color: #a4201c; } li.not-run { color: #55657c; }
table { width: 100%; border-collapse: collapse; font-size: 14px; } td, th { text-align: left; padding: 6px; border-bottom: 1px solid #e8eef7; vertical-align: top; }
.row button { width: auto; min-height: 36px; padding: 4px 12px; margin: 0; font-size: 14px; }
.steps { display: grid; grid-template-columns: repeat(auto-fill, minmax(220px, 1fr)); gap: 8px; } .steps button { margin: 0; font-size: 14px; border-radius: 12px; }
.scroll { overflow-x: auto; }
`;
