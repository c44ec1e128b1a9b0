import { staffGuideClub } from './staff-guide-club.ts';
import { staffGuideTonight } from './staff-guide-tonight.ts';

/**
 * The pages of the guide. `searchTerms` are other words that staff may search for. `$t(…)` inserts
 * a label of the dashboard by its key: of a button, tab, field, column or heading.
 */
export const staffGuidePages = {
  ...staffGuideTonight,
  note: {
    title: 'Change the text of the schedule page',
    intro: 'The note that parents read above the calendar.',
    steps: [
      'Open $t(admin:tabs.note). If there is only one note, it opens automatically.',
      'Write in French and in English. An empty line starts a new paragraph.',
      'Look at the preview of both languages beside or below the form.',
      'Press “$t(admin:save.save)”. The site shows it at once.',
    ],
    notes: [
      'For tonight only, use the urgent notice instead: it goes away on its own.',
      'If you change one language only, you are asked whether the other one is still right.',
    ],
    searchTerms: 'holidays, message, schedule',
  },
  banner: {
    title: 'Announce an event at the top of the home page',
    intro: 'A banner: a wide image with a title and a link.',
    steps: [
      'Open $t(admin:tabs.banner) and press “$t(staffRows:new.banner)”, or “$t(staffRows:copy)” on a similar one.',
      'Write the title in both languages, and the address that the title opens.',
      'Choose an image and move the frame: what is inside is what visitors see.',
      'If anyone is recognizable, you need written consent. Check the box only if you have seen it.',
      'If it must appear or disappear automatically, fill in “$t(admin:fields.banners.showFrom)” and “$t(admin:fields.banners.showUntil)”. A sentence below says what will happen.',
      'Switch it on and press “$t(admin:save.save)”.',
    ],
    notes: [
      'A new banner stays hidden until you switch it on.',
      'The image must be a PNG. If yours is another kind, the dashboard offers to convert it.',
    ],
    searchTerms: 'picture, event, slide, poster, PNG, iPhone, date',
  },
  photos: {
    title: 'Show photos of a tournament',
    intro: 'The strip of photos on the home page.',
    steps: [
      'Open $t(admin:tabs.carousel), then “$t(admin:photos.heading)”.',
      'Check the consent box only if you have seen it in writing.',
      'Choose one photo or several. Each is made smaller on your phone, and visitors see it at once.',
      'Open each new photo in the list. Describe it in a few words for people who cannot see it.',
      'Press “$t(admin:save.save)”.',
    ],
    notes: [
      'The photo’s location and time are removed from the file.',
      'Don’t put names in a caption or a description.',
    ],
    searchTerms: 'picture, carousel, upload, iPhone, JPEG, HEIC, several',
  },
  order: {
    title: 'Change the order of banners or photos',
    intro: 'What visitors see first.',
    steps: [
      'Open $t(admin:tabs.banner) or $t(admin:tabs.carousel) and press “$t(staffRows:order.open)”.',
      'Move each one with its arrows, or drag it by the dots.',
      'Press “$t(staffRows:order.save)”. The whole order is saved at once.',
    ],
    notes: [
      'The first banner is the image that visitors see when the site opens.',
      'Right after saving, “$t(admin:save.undo)” in the bar brings the former order back.',
    ],
    searchTerms: 'first, arrows, move, sort',
  },
  removal: {
    title: 'Take a photo off the site for good',
    intro: 'A parent, or a player, asks for it. Do it the same day.',
    steps: [
      'Open $t(admin:tabs.carousel) or $t(admin:tabs.banner), then the item with the photo.',
      'Press “$t(admin:take_down.open)” and confirm.',
      'If the photo was replaced or hidden before, press “$t(admin:history.open)” below the form, then the same button under the earlier photo.',
      'Tell the family: it is gone from our site, and from the caches of browsers within an hour.',
    ],
    notes: [
      'This cannot be undone, and the same photo cannot be chosen again. Visitors can open a photo only while a page or a newsletter shows it. A photo that is uploaded and not saved is deleted after a day.',
      'Copies that people have made, and search engines, are out of our reach. We can ask the search engines.',
      'The log says that a photo was deleted, not which one.',
    ],
    searchTerms: 'delete, child, privacy, parent, remove, erase, consent',
  },
  program: {
    title: 'Open or close the registration of a team',
    intro: 'What the button of each team says, and its texts.',
    steps: [
      'Open $t(admin:tabs.program) and find the team.',
      'Press “$t(admin:list.select)” beside it.',
      'Switch “$t(admin:fields.programs.registerDisplay)” on for open, off for full. Change its schedule, session or cost in both languages if you need to.',
      'Press “$t(admin:save.save)”. The site shows it at once.',
    ],
    notes: [
      'While a team is full, families can leave an address. When you open it, the dashboard says how many are waiting and offers to write to the first of them, or to all.',
    ],
    searchTerms: 'price, cost, full, team, places, close',
  },
  ...staffGuideClub,
  waitingList: {
    title: 'Write to the families on the waiting list',
    intro: 'A full team has a spot again.',
    steps: [
      'Open $t(admin:tabs.program). The column “$t(staffWaitingList:column)” shows how many are waiting.',
      'Press “$t(admin:list.select)” beside the team, switch “$t(admin:fields.programs.registerDisplay)” on and press “$t(admin:save.save)”.',
      'Below the switch, choose in “$t(staffWaitingList:to)” how many to write to: as many as there are spots, or all.',
      'Press the button that writes to the families, and confirm.',
    ],
    notes: [
      'Those who asked first get the e-mail first, and nobody gets it twice. The e-mail does not hold a spot: first come, first served.',
      'Their addresses are then erased. The other families stay on the list.',
    ],
    searchTerms: 'waiting list, full, families, parents',
  },
  calendar: {
    title: 'Write in the season calendar',
    intro: 'What families see on the schedule page, the home page and in their own calendars.',
    steps: [
      'Write in the Google calendar as usual: team, kind and place in the title.',
      'Open $t(admin:tabs.more), then $t(admin:tabs.calendar). Titles that the site did not understand come first, with the reason.',
      'Correct them in the Google calendar. The site follows within 15 minutes, or at once after “$t(staffCalendar:read_now)”.',
      'If many entries disappear at once, the site holds them back. Find out why, then press “$t(staffCalendar:loss.missing_accept)” or put them back in Google. The same goes if many change at once, for example to “Busy”. The tab says where to look in Google; “$t(staffCalendar:loss.changed_accept)” only if it is right.',
    ],
    notes: [
      'To cancel, write “ANNULÉ” at the front of the title instead of deleting: families then see that it is cancelled.',
      'If only one of two things is cancelled, moved or replaced, write two entries: “Game U15 (practice cancelled)” is not understood.',
      'Families’ calendars lag behind, Google’s by up to a day. For tonight, publish an urgent notice too.',
    ],
    searchTerms: 'Google, practice, game, match, title, cancel, schedule',
  },
  messages: {
    title: 'Read and answer a message',
    intro: 'What visitors write on the contact page.',
    steps: [
      'Open $t(admin:tabs.messages). New messages come first.',
      'Open one and press “$t(staffMessages:answer)”. Your e-mail program opens with the address and the text.',
      'Once you’ve sent your reply, press “$t(staffMessages:mark_answered)”.',
    ],
    notes: [
      'Your colleagues see who answered.',
      'Each message is deleted automatically after a year.',
      'Spam, or a person who asks for it: put the message away, then press “$t(staffMessages:remove.button)” there. Delete the copy in the club’s mailbox too.',
    ],
    searchTerms: 'contact, reply, parent, inbox, spam, delete, erase',
  },
  newsletter: {
    title: 'Write and send the newsletter',
    intro: 'One e-mail to everyone who subscribed, each in their language.',
    steps: [
      'Open $t(admin:tabs.newsletter) and write the subject and the text in both languages.',
      'Look at the preview: it is the e-mail as readers get it.',
      'Press “$t(staffNewsletter:send.test)” and read it on your phone.',
      'Then send it to the readers. The button shows how many there are.',
    ],
    notes: [
      'After a change, a new test is needed.',
      'An e-mail can’t be recalled once sent.',
      'You can close the page: sending continues.',
      'To read a sent newsletter or start from it, press “$t(staffNewsletter:archive.reuse)”.',
    ],
    searchTerms: 'subscribers, e-mail, bold, link, picture',
  },
  mails: {
    title: 'An e-mail did not arrive',
    intro: 'Waiting or failed, and why.',
    steps: [
      'Open $t(admin:tabs.more), then $t(admin:tabs.mails). The list says why each e-mail is waiting or failed, and what to do.',
      'If the cause is gone, press “$t(staffMails:resend.button)”.',
    ],
    notes: [
      'A waiting e-mail is tried again automatically for five days.',
      'Addresses are partly hidden, because they belong to the people who gave them.',
    ],
    searchTerms: 'failed, bounce, not received, send again, e-mail',
  },
  versions: {
    title: 'Go back to how it was',
    intro: 'Undo, earlier versions, and what was removed.',
    steps: [
      'Just saved? Press “$t(admin:save.undo)” in the bar at the bottom.',
      'Otherwise open the banner, photo, note or program and press “$t(admin:history.open)” below the form.',
      'Find the save that you want undone and press “$t(admin:history.restore)”. You see before and after, and confirm.',
      'Is it in the trash? Open its tab: under “$t(staffRows:retired.heading)”, at the bottom, you can bring it back for 30 days.',
    ],
    notes: [
      'Going back is a save like any other: you can undo it too.',
      'A photo that was taken down for good does not come back.',
      '$t(admin:tabs.log) says who did what in the last 90 days.',
    ],
    searchTerms: 'restore, history, mistake, undo, trash, last week',
  },
  log: {
    title: 'Who changed what',
    intro: 'Everything that staff did in the last 90 days. Only staff can see it.',
    steps: [
      'Open $t(admin:tabs.more), then $t(admin:tabs.log). The latest comes first.',
      'To see the text before and after, open the item in its tab and press “$t(admin:history.open)”.',
    ],
    notes: ['Each entry is deleted automatically after 90 days.'],
    searchTerms: 'who changed, price, when, colleague',
  },
  together: {
    title: 'Two people at the same time',
    intro: 'Nobody’s work is overwritten without asking.',
    steps: [
      'If someone else saves what you have open, their changes appear in your form, with their name.',
      'If you both changed the same field, you choose: “$t(admin:conflict.keep)” or “$t(admin:conflict.take)”.',
      'If you both changed the order, both changes are put together and you are asked to look before saving.',
    ],
    notes: ['What you typed stays in your browser, even after a reload or offline.'],
    searchTerms: 'conflict, colleague, same time',
  },
  session: {
    title: 'Log in and out',
    intro: 'Who may use the dashboard, and on which device.',
    steps: [
      'Press “$t(admin:gate.sign_in)” and choose the account whose address the club has.',
      'The session lasts seven days, then you log in again. What you typed stays.',
      'On a shared computer, press “$t(admin:log_out)”. Texts that you did not save stay in that browser until someone discards them.',
    ],
    notes: ['Technical support adds new addresses to the staff list.'],
    searchTerms: 'password, log in, account, Google, new person',
  },
  limits: {
    title: 'What cannot be done here',
    intro: 'And who to ask.',
    steps: [
      'The entries of the calendar: change them in Google Calendar; the site follows.',
      'The phone number, the e-mail address, and the teams’ names, ages and texts: write to technical support. Allow a week.',
      'Fees in the policies, texts of the other pages: technical support changes them. Allow a week.',
      'The registration form belongs to another service. Its answers are there, not here.',
      'The staff list: technical support changes it.',
    ],
    notes: [
      '$t(admin:tabs.tonight) counts the facts that nobody has checked for a year. Technical support has the list.',
      'At most 50 banners, 50 photos, 50 coaches, 50 gyms and 50 notes.',
      'Readers’ e-mail addresses are never shown in full.',
    ],
    searchTerms:
      'calendar, impossible, phone, telephone, number, email, address, grade, age, team, fees, facts, checked',
  },
};
