import { expect, it } from 'vitest';
import { isInAppBrowser } from './is-in-app-browser.ts';

const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const android = 'Mozilla/5.0 (Linux; Android 15; Pixel 8';
const chrome =
  'AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/138.0.0.0 Mobile Safari/537.36';

it.each([
  [`${iPhone} Mobile/22F76 Instagram 385.0.0.23.86 (iPhone15,2; iOS 18_5; fr_CA)`],
  [`${iPhone} Mobile/22F76 [FBAN/FBIOS;FBAV/515.0.0.29.90;FBDV/iPhone15,2]`],
  [`${iPhone} Mobile/22F76 [FBAN/MessengerForiOS;FBAV/508.0.0.30.110]`],
  [`${iPhone} Version/18.5 Mobile/15E148 Safari/604.1 Line/15.8.0`],
  [`${iPhone} Mobile/15E148 LinkedInApp/9.31`],
  [`${iPhone} Mobile/15E148`],
  [`${android}; wv) ${chrome}`],
  [`${android} Build/AP4A) ${chrome} Instagram 384.0.0.46.83 Android`],
  [`${android}) ${chrome} Snapchat/13.45`],
  [`${android}) ${chrome}`],
  [`${iPhone} Version/18.5 Mobile/15E148 Safari/604.1 Viber/24.1`],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Team/2.0 Chrome/138.0.0.0 Electron/37.2.0 Safari/537.36',
  ],
  [`${android} Build/AP4A; wv) ${chrome} [FB_IAB/FB4A;FBAV/514.0.0.53]`],
])('%s is inside another app', (userAgent) => {
  expect(isInAppBrowser(userAgent)).toBe(true);
});

it.each(
  'FBAN FBAV FB_IAB Instagram Messenger Threads Barcelona Line LinkedInApp Snapchat musical_ly BytedanceWebview TikTok Twitter Pinterest MicroMessenger WhatsApp Discord Slack Teams Electron Viber Telegram Reddit GroupMe KAKAOTALK'.split(
    ' ',
  ),
)('Safari that also names %s is inside another app', (name) => {
  expect(isInAppBrowser(`${iPhone} Version/18.5 Mobile/15E148 Safari/604.1 ${name}/1.0`)).toBe(
    true,
  );
});

it.each([
  [`${iPhone} Version/18.5 Mobile/15E148 Safari/604.1`],
  [`${iPhone} CriOS/138.0.7204.53 Mobile/15E148 Safari/604.1`],
  [`${iPhone} FxiOS/140.0 Mobile/15E148 Safari/605.1.15`],
  [`${iPhone} EdgiOS/137.0 Version/18.0 Mobile/15E148 Safari/604.1`],
  [
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Mobile Safari/537.36',
  ],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:140.0) Gecko/20100101 Firefox/140.0'],
  ['Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0'],
  [
    'Mozilla/5.0 (Linux; Android 14; SM-S911W) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Safari/537.36 Edg/138.0.0.0',
  ],
])('%s is a browser', (userAgent) => {
  expect(isInAppBrowser(userAgent)).toBe(false);
});
