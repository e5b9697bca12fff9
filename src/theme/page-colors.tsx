import { theme } from 'antd'
import { useLayoutEffect } from 'react'

/** antd's variables end at its own components; our style sheets read these. */
export function PageColors() {
  const { token } = theme.useToken()
  useLayoutEffect(() => {
    const colors = {
      primary: token.colorPrimary,
      'primary-bg': token.colorPrimaryBg,
      'text-light-solid': token.colorTextLightSolid,
      'bg-layout': token.colorBgLayout,
      'bg-container': token.colorBgContainer,
      'border-secondary': token.colorBorderSecondary,
      border: token.colorBorder,
      'text-secondary': token.colorTextSecondary,
    }
    for (const [name, color] of Object.entries(colors))
      document.documentElement.style.setProperty(`--page-${name}`, color)
    document.body.style.background = token.colorBgLayout
  }, [token])
  return null
}
