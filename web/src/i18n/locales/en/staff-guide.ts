import { staffGuidePages } from './staff-guide-pages.ts';
import { staffGuideSheets } from './staff-guide-sheets.ts';

export const staffGuide = {
  heading: 'How to do it',
  search: 'Search the guide',
  found_one: '{{count}} page',
  found_other: '{{count}} pages',
  found_none: 'No page has these words. Try another word, or choose from the whole list below.',
  picture: 'What this looks like in the dashboard. Your own texts and images will be there.',
  good_to_know: 'Good to know',
  open_tab: 'Open {{tab}}',
  next: 'Next: {{title}}',
  back: 'All pages',
  print: 'Print this sheet',
  sheets_heading: 'Sheets to print',
  sheets_text:
    'One page each: for someone who has just joined the staff, and for technical support.',
  pages: staffGuidePages,
  sheets: staffGuideSheets,
};
