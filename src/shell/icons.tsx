import { lazy, Suspense } from 'react'

interface MenuIconProps {
  readonly name: string
}

/** Some fifty drawings that no table waits for. */
const Drawing = lazy(async () => {
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
