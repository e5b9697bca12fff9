import { say } from '../../language/say.ts'

const stars = [1, 2, 3, 4, 5]

interface RatingProps {
  readonly of: number | null
  /** One that was given waits to be sent. */
  readonly isOnItsWay: boolean
  readonly rate: (stars: number) => void
}

/** What the resident thinks of the result: said once. */
export function Rating({ of, isOnItsWay, rate }: RatingProps) {
  if (of !== null) return <p className="card">{say('office.rated', { n: of })}</p>
  if (isOnItsWay) return null
  return (
    <fieldset className="card">
      <legend>{say('office.rate')}</legend>
      <p className="stars">
        {stars.map((n) => (
          <button
            key={n}
            type="button"
            className="button"
            aria-label={say('office.stars', { n })}
            onClick={() => rate(n)}
          >
            {n} ★
          </button>
        ))}
      </p>
    </fieldset>
  )
}
