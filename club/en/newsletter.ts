/** What the newsletter is about, and how often it comes at most. */
export const newsletter = {
  topics:
    'Tryouts, registration dates, tournaments: we write only when there’s news, once a month at most.',
};
