import type { Home } from '../data/shapes.ts'
import { say } from '../language/say.ts'
import { go } from '../router/router.ts'

interface HomeSwitchProps {
  readonly home: Home
  readonly homes: readonly Home[]
}

/** Which home is open. Sums are never added over homes: another one is another start page. */
export function HomeSwitch({ home, homes }: HomeSwitchProps) {
  const nameOf = ({ apartment, building }: Home) => `${apartment} · ${building.name}`
  if (homes.length === 1)
    return (
      <div className="homes">
        <strong>{nameOf(home)}</strong>
      </div>
    )
  return (
    <div className="homes">
      <select
        aria-label={say('shell.homes')}
        value={home.apartment_id}
        onChange={({ target }) => go(`/homes/${target.value}`)}
      >
        {homes.map((one) => (
          <option key={one.apartment_id} value={one.apartment_id}>
            {nameOf(one)}
          </option>
        ))}
      </select>
    </div>
  )
}
