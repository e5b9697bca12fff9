import { sqlOfficeDay } from '#api/database/office-day.ts'

const day = sqlOfficeDay()

/** SQL: whether the day of a published text `t` has come. */
export const hasBegun = `coalesce(t.published_on <= ${day}, true)`

/** SQL: whether that of an article is not over either. */
export const isCurrent = `${hasBegun} and coalesce(t.expires_on >= ${day}, true)`
