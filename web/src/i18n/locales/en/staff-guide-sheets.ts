/**
 * The sheets to print. `{{site}}` is the site's address, and `{{email}}` the club's e-mail address.
 * `{{check}}` is the npm script that finds outdated facts.
 */
export const staffGuideSheets = {
  staff: {
    title: 'For a new staff member',
    intro: 'Everything you need on your first day, on one page.',
    sections: [
      {
        heading: 'Log in',
        lines: [
          'Go to {{site}}/admin and press “$t(admin:gate.sign_in)”.',
          'Use the Google account whose address you gave the club. Another account is refused.',
          'You stay logged in for seven days. On someone else’s computer, press “$t(admin:log_out)” when you are done.',
        ],
      },
      {
        heading: 'The five things you will do most',
        lines: [
          'The gym is closed tonight: $t(admin:tabs.tonight).',
          'An event to announce: $t(admin:tabs.banner), then “$t(staffRows:new.banner)”.',
          'Photos of a tournament: $t(admin:tabs.carousel).',
          'A team is full, or has spots again: $t(admin:tabs.program).',
          'The text of the schedule page: $t(admin:tabs.note).',
        ],
      },
      {
        heading: 'Rules that protect our players',
        lines: [
          'No photo of a young person without the written consent of a parent. Check the consent box only if you have seen it.',
          'No player’s name in a title, a caption or a description.',
          'Someone asks to be removed from a photo: take it down the same day. No need to ask why.',
        ],
      },
      {
        heading: 'If something goes wrong',
        lines: [
          'Nothing is lost: press “$t(admin:save.undo)”, or open the history below the form and go back.',
          'You cannot break the site. What you move to the trash can come back for 30 days; what you delete for good can’t.',
          'Questions: {{email}}.',
        ],
      },
    ],
  },
  webmaster: {
    title: 'For technical support',
    intro: 'Keep this page where you will find it without a computer.',
    sections: [
      {
        heading: 'The site',
        lines: [
          '{{site}}, on Google Firebase, in the club’s Google account.',
          'The code and its documentation are in the repository. Start with README.md, then docs/runbook.',
          'The weekly status e-mail says whether all is well. If it stops coming, look at the site.',
        ],
      },
      {
        heading: 'When something is wrong',
        lines: [
          'npm run doctor -- production: examines everything, changes nothing, and says how to fix what it finds.',
          'docs/runbook: one page for each incident, in both languages.',
          'npm run stop -- production: stops changes or e-mails for a while; --undo starts them again.',
        ],
      },
      {
        heading: 'What must never be lost',
        lines: [
          'The Google account that owns the project, with a second owner.',
          'The domain name: its registrar, its renewal date, who pays.',
          'The password of the e-mail host.',
          'The backups: npm run backup -- production, once a season to a club disk.',
        ],
      },
      {
        heading: 'Each year',
        lines: [
          'Someone leaves or joins the staff: the list of addresses is in the environment’s settings; deploy after changing it.',
          'Check the club’s texts: npm run {{check}} names what nobody has checked for a year.',
          'Update Node when npm run doctor says so.',
        ],
      },
      {
        heading: 'Write down here',
        lines: [
          'Owner of the Google account: ________________________________',
          'Registrar and renewal date: ________________________________',
          'E-mail host: ________________________________',
          'Phone of the person who can help: ________________________________',
        ],
      },
    ],
  },
};
