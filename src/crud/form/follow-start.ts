import type { AnyFields } from '#core/field.ts'
import type { Values } from '#src/fields/field-view.ts'

/** The instant so many minutes after another one; undefined where that is none. */
export function instantAfter(value: unknown, minutes: number): string | undefined {
  const at = typeof value === 'string' ? Date.parse(value) : Number.NaN
  return Number.isNaN(at) ? undefined : new Date(at + minutes * 60_000).toISOString()
}

/**
 * What a change of a field moves in a new record: fields that begin so many minutes after it, as long as they stand where
 * they began (empty too, if both were empty). One that was typed by hand stays.
 */
export const followStart =
  (fields: AnyFields) =>
  (name: string, value: unknown, before: Values): Values =>
    Object.fromEntries(
      Object.entries(fields).flatMap(([follower, { starts }]) => {
        if (typeof starts !== 'object' || starts.after !== name) return []
        const [old, next] = [before[name], value].map((one) => instantAfter(one, starts.minutes))
        const isUntouched = instantAfter(before[follower], 0) === old
        return isUntouched && next !== undefined ? [[follower, next]] : []
      }),
    )
