/** `450` as `07:30`. */
export const clockText = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')

interface Hours {
  readonly open_time: string | null
  readonly close_time: string | null
}
/** `08:00–22:00`. */
export const hoursText = ({ open_time: open, close_time: close }: Hours): string => termText(open, close)

/** `08:00:00` and `10:00:00` as `08:00–10:00`. */
export const termText = (from: string | null, to: string | null): string =>
  [from, to].map((time) => (time ?? '').slice(0, 5)).join('–')
