import { bigint, timestamp } from 'drizzle-orm/pg-core'

export const id = () => bigint('id', { mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity()
export const reference = (name: string) => bigint(name, { mode: 'bigint' })
export const moment = (name: string) => timestamp(name, { withTimezone: true })
export const createdAt = () => moment('created_at').notNull().defaultNow()
