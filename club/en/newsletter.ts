/** What the newsletter is about, and how often it comes at most. */
export const newsletter = {
  topics: 'Once a month at most: tryouts, registration, tournaments.',
};
