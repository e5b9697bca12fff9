import type { ReactNode } from 'react'
import type { Loaded } from '../data/loaded.ts'
import { isUnreached, Refusal } from '../data/refusal.ts'
import { say, sayRefusal } from '../language/say.ts'
import { momentText } from '../language/written.ts'
import { useNow } from './use-now.ts'

interface ShownProps<T> {
  readonly of: Loaded<T>
  readonly children: (value: T) => ReactNode
}

/** Milliseconds from which the age of what is shown is told. */
const told = 5 * 60_000

/** What was loaded, with its age where it is not of now; a frame while it comes; why it did not come, and a second try. */
export function Shown<T>({ of, children }: ShownProps<T>) {
  const { value, at, error, isLoading, reload } = of
  const now = useNow(60_000)
  if (value === undefined) return isLoading ? <Skeleton /> : <Failure error={error} retry={reload} />
  const isOld = error !== undefined || (at !== undefined && now - at >= told && !isLoading)
  return (
    <>
      {isOld && at !== undefined && (
        <p className="age" role="status">
          {isUnreached(error) && <strong>{say('shell.offline')}. </strong>}
          {say('shell.as_of', { time: momentText(at) })}
        </p>
      )}
      {children(value)}
    </>
  )
}

export const Skeleton = () => (
  <div className="skeleton" role="status" aria-label={say('shell.loading')}>
    <i />
    <i />
    <i />
  </div>
)

interface FailureProps {
  readonly error: unknown
  readonly retry: () => void
}

export const Failure = ({ error, retry }: FailureProps) => (
  <div className="empty" role="alert">
    <p>{error instanceof Refusal ? sayRefusal(error) : say('shell.crashed')}</p>
    <button type="button" className="button" onClick={retry}>
      {say('shell.retry')}
    </button>
  </div>
)
