import { helpLines } from '../help-lines.ts';
import { identity } from '../identity.ts';
import { adultsInTheGym, noRefundFrom } from '../promises.ts';
import { teamRange } from '../teams.ts';
import { numbers } from './words.ts';

/** The club's policies (specification, sections 2 and 9). */
export const policies = {
  description:
    'Refunds, safety, discipline, privacy: what the club promises families and what it asks of them, in plain words.',
  lead: 'What the club promises, what it asks, and what happens when plans change.',
  parts: {
    registration: {
      title: 'Registration',
      text: [
        'The spot is yours once the registration form is complete and we’ve received the first payment. Until then, we can’t hold it for anyone.',
        'A parent or guardian signs the waiver before the first practice of a session. A player without a signed waiver watches from the bench.',
        'Teams are formed by age and by level. The club administrator is happy to answer any question about registration.',
      ],
    },
    safety: {
      title: 'Safety and health',
      text: [
        `Before the first practice, tell us about allergies, asthma, medication and past injuries, at ${identity.privacyEmail}. Only the people at the club who need this see it.`,
        'A player who may have a concussion leaves the court right away, and comes back only with written clearance from a doctor.',
        `We plan for ${numbers[adultsInTheGym]} adults in the gym, one of them who knows first aid, and a first-aid kit at every practice. In an emergency, we call 911, then a parent.`,
      ],
    },
    harassment: {
      title: 'Harassment and discrimination',
      text: [
        'We do not accept bullying, unwanted touching, mockery or exclusion, whatever a person’s origin, language, body, religion, gender, orientation, age or disability.',
        'If you see it or it happens to you, tell a coach or the club administrator. Independent services are named at the bottom of this page. In danger? Call 911. Nobody is punished for speaking up in good faith.',
        `Any adult with reasonable grounds to believe a child is being physically or sexually abused must report it without delay to the DPJ (youth protection). This is the Youth Protection Act, section\u00a039. Montreal: ${helpLines.dpjMontrealEnglish.phone}, South Shore: ${helpLines.dpjSouthShore.phone}. Telling the club is not enough.`,
      ],
    },
    travel: {
      title: 'Travel',
      text: [
        'The travel coordinator books rooms and transportation for away tournaments, and sends you the plan ahead of time.',
        'No adult travels or shares a room alone with a player who is not their own child. Players stay with the team until a parent takes over.',
      ],
    },
    social: {
      title: 'Social media',
      text: [
        'We publish a player’s photo only with written consent from a parent or guardian, and without a name. Ask us to take it down: we’ll do it as fast as we can, within two days.',
        'Coaches write to players in group chats that a parent or a second adult can read, never one on one.',
      ],
    },
    financial: {
      title: 'Financial matters',
      text: [
        'Prices are announced before registration. Payments are due on the dates in your confirmation.',
        'If money is tight, write to the club administrator before you give up on registering. We can spread out payments and tell you about programs that help families.',
      ],
    },
    refund: {
      title: 'Refunds and cancellations',
      text: [
        'The rules are not the same for a season on a team and for a session with the development team.',
        'They do not limit your rights under Quebec’s Consumer Protection Act.',
      ],
    },
    discipline: {
      title: 'Discipline',
      text: [
        'Anyone who breaks these rules may get a verbal warning, a written warning or a suspension, or be removed from the club. This depends on how serious it is and whether it happens again. A player is heard, with a parent, before any decision; anyone who puts others at risk can be sent home right away.',
      ],
    },
    risks: {
      title: 'The risks of volleyball',
      text: [
        'In volleyball, it’s mostly sprained ankles and fingers, sore knees and shoulders, or a ball in the face. We warm up, we teach how to land, and we stop when it hurts.',
        'By signing the waiver, you say that you know these risks.',
      ],
    },
    responsibility: {
      title: 'Responsibility',
      text: [
        'The club looks after players from the start of a practice to its end. Before and after, they are in their parents’ care: please be at the door on time.',
        'We are not responsible for items lost or stolen in the change rooms. Leave valuables at home.',
      ],
    },
  },
  cases: {
    groups: {
      season: `A season on a team, ${teamRange.youngest} to ${teamRange.oldest}`,
      session: 'A session with the development team',
      everyone: 'A season or a session',
    },
    // The site replaces names in double braces by figures of `promises.ts`, and by what they make.
    basis:
      'The examples use a session of {{practices}} practices at {{price}}, which is {{practicePrice}} a practice.',
    before: {
      title: 'You cancel before the session starts',
      text: 'Your choice: a full credit, which anyone on your family account may use, or a refund less an administration fee of {{fee}}. The refund goes to the original payment method.',
      example: 'You paid {{price}}: a credit of {{price}}, or {{refund}} back.',
    },
    during: {
      title: 'You cancel once the session has started',
      text: `Before ${noRefundFrom}% of the session is complete: a pro-rated refund for the remaining practices, less the fee of {{fee}}. After ${noRefundFrom}%, there is no refund.`,
      example:
        'You stop after {{early}} practices: {{remaining}} remain, {{remainingValue}} less {{fee}} is {{refund}} back. You stop after {{late}}: no refund.',
    },
    missed: {
      title: 'You miss a practice',
      text: 'It may be made up in an equivalent slot within the same session. Credits do not transfer between sessions.',
      example:
        'You miss a practice worth {{practicePrice}}: no refund, but you can join another group’s practice before the session ends.',
    },
    team: {
      title: 'You leave a club team',
      text: 'Club team registration fees are not refunded after commitment, except in extenuating circumstances judged case by case.',
      example: `You commit to ${teamRange.oldest} at {{teamPrice}}, then change your mind: no refund. A serious injury in October is the kind of case we look at.`,
    },
    club: {
      title: 'The club cancels',
      text: 'You get a pro-rated refund of the costs we can recover, a make-up date, or an equivalent practice.',
      example:
        'We cancel {{cancelled}} practices at {{practicePrice}} and the gym refunds us: {{refund}} for you, without a fee, or {{cancelled}} practices on other dates.',
    },
  },
  first_practice: {
    title: 'First practice',
    text: [
      'Come ten minutes early, in gym clothes, and ask for your team’s coach.',
      'Bring what is on the list below. Knee pads are a good idea, but not required.',
      'A parent signs the waiver before the practice, then waits outside the gym.',
      'A tryout is a practice where the coaches see who is ready for which team. The schedule gives the dates.',
    ],
  },
  equipment: {
    title: 'Personal equipment',
    text: 'What every player brings:',
    list: ['Indoor or volleyball shoes', 'Shorts and t-shirt', 'A water bottle'],
  },
};

/** What a family reads of team fees, on a team's page and before the form. */
export const teamFees = {
  program: 'Team fees are not refunded after commitment, except in extenuating circumstances.',
  registration: `Before you commit: team fees (${teamRange.youngest} to ${teamRange.oldest}) are not refunded, except in extenuating circumstances.`,
  tournaments:
    'Tournaments are extra: each tournament’s team entry fee, plus travel and lodging for away tournaments.',
};
