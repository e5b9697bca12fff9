/** The module in which a topic's conversations are handled. */
export const topicApps = ['management', 'operation'] as const
