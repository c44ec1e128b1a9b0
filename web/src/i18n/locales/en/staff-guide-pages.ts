/** The pages of the guide. A text in `$t(…)` is the name of a button or a tab, from its own place. */
export const staffGuidePages = {
  tonight: {
    title: 'The gym is closed tonight',
    intro: 'An urgent notice at the top of the home page and of the schedule page.',
    steps: [
      'Open $t(admin:tabs.tonight).',
      'Write one or two sentences in French and in English.',
      'Choose until when. Without a choice, it is tonight at midnight.',
      'Press “$t(staffTime:notice.publish)”. Visitors read it seconds later.',
    ],
    notes: [
      'It disappears by itself. To end it earlier, press “$t(staffTime:notice.finish)”.',
      'Write what parents must know first: what, where, until when.',
    ],
  },
  note: {
    title: 'Change the text of the schedule page',
    intro: 'The note that parents read above the calendar.',
    steps: [
      'Open $t(admin:tabs.note). The note that is on the site opens by itself.',
      'Write in French and in English. An empty line starts a new paragraph.',
      'Look at the preview of both languages beside or below the form.',
      'Press “$t(admin:save.save)”. The site shows it at once.',
    ],
    notes: [
      'For tonight only, use the urgent notice instead: it goes away by itself.',
      'If you change one language only, you are asked whether the other one is still right.',
    ],
  },
  banner: {
    title: 'Announce an event at the top of the home page',
    intro: 'A banner: a wide image with a title and a link.',
    steps: [
      'Open $t(admin:tabs.banner) and press “$t(staffRows:new.banner)”, or “$t(staffRows:duplicate)” on one that is alike.',
      'Write the title in both languages, and the address that the title opens.',
      'Choose a image and move the frame: what is inside is what visitors see.',
      'Tick the consent if people can be recognized.',
      'If it must appear or disappear by itself, fill in “$t(staffTime:show.from)” and “$t(staffTime:show.until)”. A sentence below says what will happen.',
      'Switch it on and press “$t(admin:save.save)”.',
    ],
    notes: [
      'A new banner stays hidden until you switch it on.',
      'The image must be a PNG. If yours is another kind, the dashboard offers to convert it.',
    ],
  },
  photos: {
    title: 'Show photos of a tournament',
    intro: 'The images in a line on the home page.',
    steps: [
      'Open $t(admin:tabs.carousel).',
      'Add one photo or several at once. Each is made smaller on your phone before it is sent.',
      'Describe each photo in a few words for people who cannot see it.',
      'Tick the consent only when you have seen it in writing.',
      'Press “$t(admin:save.save)”.',
    ],
    notes: [
      'Place and time of the image are removed from the file.',
      'Nobody’s name belongs in a caption or a description.',
    ],
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
      'Earlier orders are listed there, and you can take one again.',
    ],
  },
  removal: {
    title: 'Take a photo off the site for good',
    intro: 'A parent, or a player, asks for it. Do it the same day.',
    steps: [
      'Open $t(admin:tabs.carousel) or $t(admin:tabs.banner), then the item with the photo.',
      'Press “$t(admin:take_down.open)” and confirm.',
      'Tell the family: it is gone from our site, and from the caches of browsers within an hour.',
    ],
    notes: [
      'This cannot be undone, and the same photo cannot be chosen again.',
      'Copies that people have made, and search engines, are out of our reach. We can ask the search engines.',
      'The log says that a photo was deleted, not whose.',
    ],
  },
  program: {
    title: 'Open or close the registration of a team',
    intro: 'What the button of each team says, and its texts.',
    steps: [
      'Open $t(admin:tabs.program) and find the team.',
      'Open or close its registration with the button in the list.',
      'To change its schedule, session or cost, press “$t(admin:list.select)”.',
      'Write in both languages, then press “$t(admin:save.save)”.',
    ],
    notes: [
      'While a team is full, families can leave an address. When you open it, the dashboard says how many wait and offers to tell them all.',
    ],
  },
  messages: {
    title: 'Read and answer a message',
    intro: 'What visitors write on the contact page.',
    steps: [
      'Open $t(admin:tabs.messages). New messages come first.',
      'Open one and press “$t(staffMessages:answer)”. Your e-mail program opens with the address and the text.',
      'Once your answer has left, press “$t(staffMessages:mark_answered)”.',
    ],
    notes: ['Your colleagues see who answered.', 'Each message is deleted by itself after a year.'],
  },
  newsletter: {
    title: 'Write and send the newsletter',
    intro: 'One e-mail to everyone who subscribed, each in their language.',
    steps: [
      'Open $t(admin:tabs.newsletter) and write the subject and the text in both languages.',
      'Look at the preview: it is the e-mail as readers get it.',
      'Press “$t(staffNewsletter:send.test)” and read it on your phone.',
      'Then send it to the readers. The button says how many they are.',
    ],
    notes: [
      'After a change, a new test is needed.',
      'An e-mail that has left cannot be called back.',
      'You can close the page: sending goes on without it.',
    ],
  },
  versions: {
    title: 'Go back to how it was',
    intro: 'Undo, earlier versions, and what was removed.',
    steps: [
      'Just saved? Press “$t(admin:save.undo)” in the bar at the bottom.',
      'Otherwise open the banner, photo, note or program and press “$t(admin:history.open)” below the form.',
      'Find the save that you want undone and press “$t(admin:history.restore)”. You see before and after, and confirm.',
      'Was it taken off the site? Open its tab: under “$t(staffRows:retired.heading)” you can bring it back for 30 days.',
    ],
    notes: [
      'Going back is a save like any other: you can go back from it too.',
      'A photo that was taken down for good does not come back.',
      '$t(admin:tabs.log) says who did what in the last 90 days.',
    ],
  },
  together: {
    title: 'Two people at the same time',
    intro: 'No one overwrites anyone without being asked.',
    steps: [
      'If someone else saves what you have open, their changes appear in your form, with their name.',
      'If you both changed the same field, you choose: “$t(admin:conflict.keep)” or “$t(admin:conflict.take)”.',
      'If you both changed the order, both changes are put together and you are asked to look before saving.',
    ],
    notes: ['What you typed stays in your browser, also after a reload or without a network.'],
  },
  session: {
    title: 'Log in and out',
    intro: 'Who may use the dashboard, and on which device.',
    steps: [
      'Press “$t(admin:gate.sign_in)” and choose the account of which the club knows the address.',
      'The session lasts seven days, then you log in again. What you typed stays.',
      'On a shared computer, press “$t(admin:log_out)”. Texts that you did not save stay in that browser until someone discards them.',
    ],
    notes: ['A new address on the list of staff is added by technical support.'],
  },
  limits: {
    title: 'What cannot be done here',
    intro: 'And whom to ask for it.',
    steps: [
      'The calendar: change it in Google Calendar; the schedule page follows.',
      'Coaches, fees in the policies, texts of the other pages: technical support changes them.',
      'The registration form belongs to another service. Its answers are there, not here.',
      'The list of staff: technical support changes it.',
    ],
    notes: [
      'At most 50 banners, 50 photos and 50 notes.',
      'E-mail addresses of the readers are never shown, to nobody.',
    ],
  },
};
