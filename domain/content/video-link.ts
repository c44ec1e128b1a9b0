/** Hosts on which nearly every page is a video. */
const videoHosts =
  /(?:^|\.)(?:youtube\.com|youtu\.be|vimeo\.com|dailymotion\.com|dai\.ly|fb\.watch|tiktok\.com|twitch\.tv)$/u;
/** Paths of videos on hosts with many other pages. */
const videoPath = /^\/(?:watch|reels?|[\w.-]+\/videos)(?:\/|$)/u;
const socialHosts = /(?:^|\.)(?:facebook\.com|instagram\.com)$/u;

/** Whether a link leads to a video, as far as its address shows. */
export function isVideoLink(link: string): boolean {
  if (!URL.canParse(link)) return false;
  const { hostname, pathname } = new URL(link);
  return videoHosts.test(hostname) || (socialHosts.test(hostname) && videoPath.test(pathname));
}
