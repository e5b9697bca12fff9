// Runs before the first paint, so that neither theme nor language flashes. The same names as in src/theme and src/i18n.
;(function () {
  var root = document.documentElement
  var stored = null
  try {
    stored = localStorage.getItem('lobby.theme')
  } catch (error) {
    stored = null
  }
  var mode = stored === 'light' || stored === 'dark' ? stored : 'system'
  var dark = mode === 'dark' || (mode === 'system' && matchMedia('(prefers-color-scheme: dark)').matches)
  root.dataset.theme = dark ? 'dark' : 'light'
  var locale = /(?:^|; )lobby_locale=(vi|en|km)/.exec(document.cookie)
  root.lang = locale ? locale[1] : 'vi'
})()
