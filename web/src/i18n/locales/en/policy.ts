import { policies } from '@club/about/en/policies';
import { privacy } from '@club/about/en/privacy';

export const policy = {
  ...policies,
  page_title: 'Club policies',
  title: 'Club policies',
  contents: 'On this page',
  photo: 'Ask to have a photo taken down',
  cases: {
    ...policies.cases,
    example: 'Example',
  },
  privacy,
  licences: 'Licences of the software on this site',
};
