import type { Home } from '../data/shapes.ts'
import { say } from '../language/say.ts'
import { Icon } from '../parts/icon.tsx'
import { barOf } from '../places.ts'
import { Link } from '../router/link.tsx'

interface BarProps {
  readonly home: Home
  readonly path: string
}

/** The app's main places, at the thumb. */
export function Bar({ home, path }: BarProps) {
  const start = `/homes/${home.apartment_id}`
  const below = path.slice(start.length)
  return (
    <nav className="bar" aria-label={say('shell.menu')}>
      {barOf(home).map(({ to, icon, word, holds }) => (
        <Link key={to} to={`${start}${to}`} aria-current={holds.test(below) ? 'page' : undefined}>
          <Icon name={icon} />
          {say(word)}
        </Link>
      ))}
    </nav>
  )
}
