/**
 * The classes of the calendar's frame: its height on narrow and wide screens (specification,
 * section 2), and its border.
 */
export const calendarFrameClasses = 'h-[450px] border-2 border-ink lg:h-[600px]';
