/** The ways in which one text is told to residents: the entities whose records are made, in their order. */
export const tellWays = ['news', 'notification', 'banner', 'push_notification'] as const
export type TellWay = (typeof tellWays)[number]

/** What everybody in the building sees, and their guests: what is only for some goes by the others. */
export const isOpenWay = (way: TellWay) => way === 'news' || way === 'banner'
