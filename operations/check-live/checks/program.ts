import { endpoints } from '@club/domain/endpoints';
import { programHref } from '@club/domain/paths';
import { programIds } from '@club/domain/program-ids';
import { getAsVisitor } from '../../doctor/visitor.ts';
import { type LiveCheck, requireThat } from '../live-check.ts';
import { readLists, readPages, requireJson } from '../read-page.ts';

const team = 'u15';

export const programCheck: LiveCheck = {
  title: 'A program and its price',
  run: async (context) => {
    const path = programHref(team);
    const [page = ''] = await readPages(context, path);
    await readLists(context, page, ['programs']);
    const { path: listPath, output } = endpoints.listPrograms;
    const programs = requireJson(
      await getAsVisitor(context, context.origin + listPath),
      listPath,
      output,
    );
    const pricedIds = new Set(
      programs.filter((row) => row.cost && row.cost_fr).map(({ id }) => id.toLowerCase()),
    );
    const unpricedIds = programIds.filter((id) => !pricedIds.has(id.toLowerCase()));
    requireThat(unpricedIds.length === 0, `no price in both languages: ${unpricedIds.join(', ')}`);
    return `${path} in both languages; ${pricedIds.size} programs with their price`;
  },
};
