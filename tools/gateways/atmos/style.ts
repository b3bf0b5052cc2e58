export const atmosStyle = `
* { box-sizing: border-box; }
body { margin: 0; font: 16px/1.45 system-ui, sans-serif; color: #1d1836; background: #2a1d5e; min-height: 100vh; }
header { color: #fff; padding: 20px; font-weight: 800; font-size: 20px; letter-spacing: .18em; text-align: center; }
header small { font-weight: 400; letter-spacing: 0; opacity: .9; }
main { max-width: 440px; margin: 0 auto; padding: 0 16px 24px; } main.wide { max-width: 1000px; }
.box { background: #fff; border-radius: 12px; padding: 20px; margin-bottom: 16px; }
h1 { font-size: 20px; margin: 0 0 8px; } .sum { font-size: 28px; font-weight: 800; margin: 4px 0; }
label { display: block; margin-top: 12px; font-weight: 600; }
input { width: 100%; min-height: 48px; margin-top: 4px; font: inherit; font-size: 18px; padding: 8px 12px; border: 1px solid #8a83ad; border-radius: 8px; }
button, .button { display: block; width: 100%; min-height: 48px; margin: 12px 0 0; padding: 10px; border: 1px solid #5b3fd1; border-radius: 8px;
  background: #fff; color: #4a2fc0; font: inherit; font-weight: 700; text-align: center; text-decoration: none; cursor: pointer; }
button.main, .button.main { background: #5b3fd1; color: #fff; }
button:focus-visible, a:focus-visible, input:focus-visible, summary:focus-visible { outline: 3px solid #ff9d00; outline-offset: 2px; }
details { margin-top: 16px; } summary { cursor: pointer; min-height: 32px; font-weight: 600; }
.demo { color: #e4defc; font-size: 14px; text-align: center; } .bad { color: #a4201c; }
code { display: block; font-size: 12px; overflow-wrap: anywhere; background: #f4f2fb; padding: 6px; margin: 4px 0; border-radius: 6px; }
ol { padding-left: 20px; } table { width: 100%; border-collapse: collapse; font-size: 14px; }
td, th { text-align: left; padding: 6px; border-bottom: 1px solid #e6e1f7; } .scroll { overflow-x: auto; }
`;
