/** One of the four coaches of the club page (specification, section 2); texts under the same id. */
export interface Coach {
  readonly id: 'id_1' | 'id_2' | 'id_3' | 'id_4';
  readonly name: string;
  /** Path of the portrait, four wide to five high. */
  readonly photo: string;
}

/** Three head coaches and one assistant. Names and portraits are drawn from thin air until the club names its own. */
export const coaches: readonly Coach[] = [
  { id: 'id_1', name: 'Maude Estérel', photo: '/images/coaches/id-1.svg' },
  { id: 'id_2', name: 'Idriss Valcourt', photo: '/images/coaches/id-2.svg' },
  { id: 'id_3', name: 'Anh-Thu Laforest', photo: '/images/coaches/id-3.svg' },
  { id: 'id_4', name: 'Félix Marchebois', photo: '/images/coaches/id-4.svg' },
];
