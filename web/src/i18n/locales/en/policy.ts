export const policy = {
  page_title: 'Club policies',
  description:
    'Refunds, safety, discipline, privacy: what the club promises families and what it asks of them, in plain words.',
  title: 'Club policies',
  lead: 'What we promise, what we ask, and what happens when plans change. Written for parents and players, in plain words.',
  contents: 'On this page',
  parts: {
    registration: {
      title: 'Registration',
      text: [
        'A place is yours once the registration form is complete and the first payment has reached us. Until then we keep it for nobody.',
        'A parent or guardian signs the waiver before the first practice of a session. A player whose waiver is not signed watches from the bench.',
        'Teams are formed by age and by level. The club administrator answers every question about a registration.',
      ],
    },
    safety: {
      title: 'Safety and health',
      text: [
        'Tell us about allergies, asthma, medication and old injuries when you register. Coaches read it, and nobody else does.',
        'A player who may have a concussion leaves the court at once, and comes back with a doctor’s written consent.',
        'There is a first-aid kit at every practice, and at least one adult who knows how to use it. Two adults are in the gym at all times.',
      ],
    },
    harassment: {
      title: 'Harassment and discrimination',
      text: [
        'Nobody is bullied, touched, mocked or left out here, whatever their origin, language, body, faith, gender, orientation or ability.',
        'Whoever sees it or lives it tells a coach or the club administrator, or calls one of the independent services named at the foot of this page. Nobody is punished for speaking up in good faith.',
      ],
    },
    travel: {
      title: 'Travel',
      text: [
        'The travel coordinator books rooms and transport for tournaments away, and sends you the plan a week ahead at the latest.',
        'No adult travels or shares a room alone with a player who is not their own child. Players stay with the team until a parent takes over.',
      ],
    },
    social: {
      title: 'Social media',
      text: [
        'We publish a picture of a player only with a parent’s written consent, without a last name, and take it down the day you ask.',
        'Coaches write to players in group conversations that a parent or a second adult can read, never one on one.',
      ],
    },
    financial: {
      title: 'Financial matters',
      text: [
        'Prices are announced before registration and do not change during a session. Instalments are due on the dates of your confirmation.',
        'If money is tight, write to the club administrator before you give up: we spread payments, and we know which programs help families.',
      ],
    },
    refund: {
      title: 'Refunds and cancellations',
      text: [
        'Five cases, each with an example. The examples use a session of {{trainings}} trainings at {{price}}, which is {{one}} a training.',
      ],
    },
    discipline: {
      title: 'Discipline',
      text: [
        'Whoever breaks these rules gets a verbal warning, a written warning, a suspension or is removed from the club, depending on how serious it is and how often it happens. A player is always heard first, with a parent.',
      ],
    },
    risks: {
      title: 'The risks of volleyball',
      text: [
        'Volleyball is a safe sport, not a sport without risk: sprained ankles and fingers, sore knees and shoulders, a ball in the face. We warm up, we teach landings, and we stop when it hurts.',
        'By signing the waiver you say that you know these risks.',
      ],
    },
    responsibility: {
      title: 'Responsibility',
      text: [
        'The club looks after players from the start of a practice to its end. Before and after, they are in their parents’ care: please be at the door on time.',
        'We do not answer for things that are lost or stolen in the changing rooms. Leave valuables at home.',
      ],
    },
  },
  cases: {
    example: 'Example',
    before: {
      title: 'You cancel before the session starts',
      text: 'Either a full credit, which anybody on your family account may use, or a refund less an administration fee of {{fee}}, paid to the original payment method.',
      example: 'You paid {{price}}: a credit of {{price}}, or {{refund}} back.',
    },
    during: {
      title: 'You cancel once the session has started',
      text: 'Before 50% of the session is complete: a pro-rated refund for the remaining trainings, less the fee of {{fee}}. After 50%, there is no refund.',
      example:
        'You stop after {{early}} trainings: {{remaining}} remain, {{value}} less {{fee}} makes {{refund}} back. You stop after {{late}}: {{nothing}}.',
    },
    missed: {
      title: 'You miss a training',
      text: 'It may be made up in an equivalent slot within the same session. Credits do not transfer between sessions.',
      example:
        'One missed training of {{one}}: {{nothing}} back, and one training in another group before the session ends.',
    },
    team: {
      title: 'You leave a club team',
      text: 'Club team registration fees are not refunded after commitment, except in extenuating circumstances judged case by case.',
      example:
        'You committed to U17 at {{teamPrice}} and change your mind: {{nothing}} back. A serious injury in October is the kind of case we look at.',
    },
    club: {
      title: 'The club cancels',
      text: 'You get a pro-rated refund of the costs we can recover, a make-up date, or an equivalent training.',
      example:
        'We cancel {{cancelled}} trainings and the gym gives us our money back: {{refund}} back, without a fee, or two trainings on other dates.',
    },
  },
  equipment: {
    title: 'Personal equipment',
    text: 'What every player brings:',
    list: ['Indoor or volleyball shoes', 'Shorts and t-shirt', 'A water bottle'],
  },
  privacy: {
    title: 'Privacy',
    officer:
      'The person in charge of the protection of personal information is the club administrator:',
    purposes:
      'We collect what a season needs and nothing else: names and dates of birth to form teams, parents’ contacts to reach you, health notes to keep players safe, your e-mail address for the newsletter if you asked for it. We do not sell, rent or trade any of it, and this site follows nobody: no advertising, no trackers.',
    retention:
      'Registration files are kept for three years after the last season, receipts for six years as tax law asks, contact messages for a year. A newsletter address that was never confirmed goes after 30 days. Once you unsubscribe, only a fingerprint of the address stays, so that we never write to it again.',
    rights:
      'You may ask to see what we hold about you or your child, to have it corrected or deleted, or to take your consent back. From 14 on, players may ask for themselves. We answer within 30 days. If our answer does not satisfy you, the Commission d’accès à l’information du Québec will hear you.',
    browser:
      'In your browser we keep your language, in a cookie, for a year, and the last content you read, so that the site opens without a network. Drafts of your messages stay on your own device.',
  },
};
