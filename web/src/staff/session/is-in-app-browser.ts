/** The names that the apps add to the browser inside them. */
const appNames =
  /FBAN|FBAV|FB_IAB|Instagram|Messenger|Threads|Barcelona|Line\/|LinkedInApp|Snapchat|musical_ly|BytedanceWebview|TikTok|Twitter|Pinterest|MicroMessenger|WhatsApp|Discord|Slack|Teams\//u;

/**
 * Whether the page is inside another app, where Google refuses a sign-in. Android marks such a view
 * with `wv`. On an iPhone it has no `Safari`, unlike Safari and all other browsers.
 */
export function isInAppBrowser(userAgent: string): boolean {
  const isAndroidView = /Android.*; wv\)/u.test(userAgent);
  const isAppleView =
    /\((?:iPhone|iPad|iPod).*AppleWebKit/u.test(userAgent) && !/Safari/u.test(userAgent);
  return appNames.test(userAgent) || isAndroidView || isAppleView;
}
