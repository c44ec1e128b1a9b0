/**
 * Why a request failed, and what to do, by `StaffProblem` (`staff/shell/staff-problem.ts`). Three of
 * the texts are in `admin.ts`, which this is a part of.
 */
export const adminProblems = {
  'invalid-token': 'This link has expired or is incomplete. Ask for a new one.',
  forbidden: 'This account can’t change the site. Log in with a staff account.',
  'not-found': 'This is no longer on the server. Reload the page to see the current version.',
  'method-not-allowed':
    'This page is out of date. Reload it and try again. If that does not help, contact technical support.',
  'too-many-rows':
    'This list is full: 50 at most. Move something to the trash first, then try again.',
  'fixed-program':
    'This program belongs to a team of the club, so it can’t be moved to the trash. Close its registration instead.',
  'not-tested': 'Send yourself a test of this text first, word for word.',
  'no-postal-address':
    'The law requires the club’s postal address in every newsletter. Ask technical support to add it.',
  'invalid-link': 'A link in the text has no valid address. Correct it, then try again.',
  'picture-not-published':
    'This photo is no longer published on the site, or its consent is missing. Choose another one.',
  'body-too-large': 'This is too much text. Shorten it, then try again.',
  'unsupported-media-type':
    'This page is out of date. Reload it and try again. If that does not help, contact technical support.',
  'too-many-requests': 'Too many attempts in a short time. Wait a few minutes, then try again.',
  'unsupported-image-type':
    'This type of file can’t be used here. Open the image, save or export it in one of the formats named beside the button, then choose that file.',
  'image-too-large':
    'This image is too large: 5 MB at most. Choose a smaller part of it, or make the file smaller first.',
  'image-too-many-pixels':
    'This image has too many pixels: 24 million at most. Choose a smaller part of it, or make it smaller first.',
  'image-animated': 'This image is animated. Save a still image of it, then choose that file.',
  'image-not-only-an-image':
    'This file contains something besides the image, so it was refused. Open the image, save it as a new file, then choose that one.',
  'image-unreadable':
    'This file is not an image we can use. It may be damaged. Open the image, save it as a new file, then choose that one.',
  'image-heic':
    'This photo is in the HEIC format of iPhones, which this browser can’t read. Choose it on the iPhone itself, which converts it, or export it as JPEG first.',
  'image-other-format':
    'This photo is in a format that this browser can’t read, such as AVIF or TIFF. Open it in a photo program, export it as JPEG or PNG, then choose that file.',
  'image-video':
    'This file is a video, perhaps the moving part of a live photo. Choose the still photo, or take a screenshot of the moment you want.',
  'image-pdf':
    'This file is a PDF document. Open it, take a screenshot of the image or export the page as PNG or JPEG, then choose that file.',
  'image-taken-down':
    'This image was removed from the site for good, so it can’t be used again. Choose another one.',
  'consent-withdrawn':
    'Consent for this image was withdrawn, so the site can’t show it. Hide it, or check the box once the club has a new written consent.',
  'not-implemented': 'This site cannot do that yet. Contact technical support.',
  'no-mail-host': 'This site has no e-mail server yet. Contact technical support.',
  'writes-stopped':
    'The site is under maintenance, and nothing is saved for now. Keep this page open and try again later.',
  unavailable: 'The server is not answering right now. Wait a minute, then try again.',
  internal:
    'Something went wrong on the server. Try again. If it happens again, contact technical support.',
  'no-answer': 'We got no response. Check your internet connection, then try again.',
};
