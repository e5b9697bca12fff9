/** What an account has read in one tab: one message by its id, or with `all` every one. */
export interface Read {
  readonly accountId: string
  readonly id: string
}

const name = 'lobby-read'

/** Tells the browser's other tabs, whose bells would go on counting it. */
export function tellRead(read: Read): void {
  const channel = new BroadcastChannel(name)
  channel.postMessage(read)
  channel.close()
}

/** Hears what the account has read in another tab, until what is returned is called. */
export function onReadElsewhere(accountId: string, tell: (id: Read['id']) => void): () => void {
  const channel = new BroadcastChannel(name)
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (isRead(data) && data.accountId === accountId) tell(data.id)
  }
  return () => channel.close()
}

/** A tab of another release may say something else. */
const isRead = (value: unknown): value is Read =>
  typeof value === 'object' &&
  value !== null &&
  'accountId' in value &&
  'id' in value &&
  typeof value.id === 'string'
