import { lazy, Suspense } from 'react'
import { untilIdle } from '../ui/until-idle.ts'

interface MenuIconProps {
  readonly name: string
}

/** Some fifty drawings that no table waits for: they come when the page has nothing more urgent to do. */
const Drawing = lazy(async () => {
  await untilIdle()
  const { icons, unknownIcon } = await import('./icon-set.ts')
  return {
    default: ({ name }: MenuIconProps) => {
      const Icon = icons[name] ?? unknownIcon
      return <Icon aria-hidden />
    },
  }
})

export const MenuIcon = ({ name }: MenuIconProps) => (
  <span className="lobby-menu-icon" aria-hidden>
    <Suspense fallback={null}>
      <Drawing name={name} />
    </Suspense>
  </span>
)
