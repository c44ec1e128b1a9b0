import { type Fault, goLiveCommand } from './fault.ts';

/** Faults of the resources that go-live has set up. */
export const setUpFaults: readonly Fault[] = [
  {
    fault: 'a bucket in another region',
    check: 'bucket',
    state: 'broken',
    fix: 'another project',
    cause: ({ googleState }) => {
      googleState.projectResources.bucketLocation = 'us-central1';
    },
  },
  {
    fault: 'a service account that somebody deleted',
    check: 'accounts',
    state: 'broken',
    fix: goLiveCommand,
    cause: ({ googleState: { projectResources } }) => {
      for (const address of projectResources.serviceAccounts) {
        if (address.startsWith('functions-runtime@'))
          projectResources.serviceAccounts.delete(address);
      }
    },
  },
  {
    fault: 'a role that somebody took away',
    check: 'roles',
    state: 'broken',
    fix: goLiveCommand,
    cause: ({ googleState: { projectResources, project } }) => {
      const name = `projects/${project.id}`;
      const policy = projectResources.policies.get(name) ?? { etag: 'v1', bindings: [] };
      const bindings = policy.bindings.filter(({ role }) => role !== 'roles/datastore.user');
      projectResources.policies.set(name, { ...policy, bindings });
    },
  },
  {
    fault: 'no uptime check of the home page',
    check: 'uptime',
    state: 'attention',
    fix: goLiveCommand,
    cause: ({ googleState }) => googleState.monitoringState.uptimeChecks.shift(),
  },
  {
    fault: 'an alert that is missing',
    check: 'alerts',
    state: 'attention',
    fix: goLiveCommand,
    cause: ({ googleState }) => googleState.monitoringState.alertPolicies.pop(),
  },
  {
    fault: 'a domain that Hosting does not know',
    check: 'domain',
    state: 'broken',
    fix: goLiveCommand,
    cause: ({ googleState }) => googleState.monitoringState.domains.clear(),
  },
];
