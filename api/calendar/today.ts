import { AsyncLocalStorage } from 'node:async_hooks'
import { officeToday } from '#core/days.ts'

const told = new AsyncLocalStorage<string>()

/** Today's date in the office; inside `onDay`, that day. */
export const today = () => told.getStore() ?? officeToday()

/** Does work as if it were that day (yyyy-MM-dd): for demo data, which has a past. */
export const onDay = <T>(day: string, work: () => Promise<T>): Promise<T> => told.run(day, work)
