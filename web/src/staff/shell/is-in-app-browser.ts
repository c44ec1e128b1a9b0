/** The names that the apps add to the browser inside them. */
const appNames =
  /FBAN|FBAV|FB_IAB|Instagram|Messenger|Threads|Barcelona|Line\/|LinkedInApp|Snapchat|musical_ly|BytedanceWebview|TikTok|Twitter|Pinterest|MicroMessenger|WhatsApp|Discord|Slack|Teams\/|Electron|Viber|Telegram|Reddit|GroupMe|KAKAOTALK/u;

/**
 * Whether the page is inside another app, where Google refuses a sign-in. Android marks such a view
 * with `wv` or with a version before Chrome's. On an iPhone, or an iPad that calls itself a Mac, it
 * has no `Safari`, unlike Safari and all other browsers.
 */
export function isInAppBrowser(userAgent: string): boolean {
  const isAndroidView = /Android.*(?:; wv\)|Version\/[\d.]+ Chrome)/u.test(userAgent);
  const isAppleView =
    /\((?:iPhone|iPad|iPod|Macintosh).*AppleWebKit/u.test(userAgent) && !/Safari/u.test(userAgent);
  return appNames.test(userAgent) || isAndroidView || isAppleView;
}
