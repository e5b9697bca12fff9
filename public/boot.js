// Runs before the first paint, so that neither theme nor language flashes, and asks who is here, and for the first list,
// while the console itself is still on its way. The same names as in src/theme, src/i18n and src/session.
;(() => {
  var root = document.documentElement

  // Tokens leave the address before anything else is loaded, so that no history, referrer or picture of it has them. An
  // app that shows a page of ours says who is here, in which language and building (src/session/entry.ts).
  var query = new URLSearchParams(location.search)
  var fromApp =
    /^\/(webview|visitors|contracts|credits|files|public|(news|notification|resident-notebook)-detail|manage-announcement-print-webview)\/|^\/(payment-bank|fee-setting-form-detail)$/.test(
      location.pathname,
    )
  var entry = {
    access_token: query.get('access_token'),
    view_token: query.get('view_token'),
    signsIn: fromApp,
  }
  var asked = query.get('lang') || query.get('locale') || query.get('language')
  if (entry.access_token !== null || entry.view_token !== null) {
    query.delete('access_token')
    query.delete('view_token')
    // Who reads by a link may turn to another language: loaded again, the page stays in that.
    if (fromApp && entry.view_token !== null) {
      ;['lang', 'locale', 'language'].forEach((name) => {
        query.delete(name)
      })
    }
    var rest = query.toString()
    history.replaceState(history.state, '', location.pathname + (rest ? '?' + rest : '') + location.hash)
  }
  // A list of bookings is linked to for its building, also within the console.
  if (fromApp || /^\/(utility-)?bookings$/.test(location.pathname)) {
    entry.building_id = query.get('building_id')
  }
  if (fromApp) {
    entry.language = asked
  }
  window.lobbyEntry = entry
  // On a phone a page within another app keeps its scale; the webview's own frame sees to its pages (src/shell). A link to
  // one thing is for an app only where its address says so: the same token in a mail opens a browser.
  var inApp = entry.access_token || (entry.view_token && /-webview\//.test(location.pathname))
  if (fromApp && inApp && location.pathname.indexOf('/webview/') !== 0)
    if (matchMedia('(pointer: coarse)').matches)
      document.querySelector('meta[name="viewport"]').content += ', maximum-scale=1, user-scalable=no'

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
  root.lang = /^(vi|en|km)$/.test(entry.language) ? entry.language : locale ? locale[1] : 'vi'

  // Where the built console keeps each language's words, what a list at this address needs, and asks for; absent while
  // it is developed.
  var meta = document.querySelector('meta[name="lobby-early"]')
  var early = meta ? JSON.parse(meta.getAttribute('content')) : { words: {}, rooms: {}, antd: {}, lists: {} }
  var preload = (paths) => {
    ;(paths || []).forEach((path) => {
      var link = document.createElement('link')
      link.rel = 'modulepreload'
      link.crossOrigin = ''
      link.href = path
      document.head.appendChild(link)
    })
  }
  preload(early.words[root.lang])
  var list = early.lists[location.pathname.slice(1)] || { rooms: [], antd: true }
  if (list.antd) {
    preload(early.antd[''])
    preload(early.antd[root.lang])
  }

  var cookie = (name) => {
    var found = new RegExp('(?:^|; )' + name + '=([^;]*)').exec(document.cookie)
    return found ? found[1] : null
  }
  // As in src/data/token.ts: an app's token is this tab's, the browser's own session lies in a cookie of which only the mark
  // is read here.
  var token = (fromApp && entry.access_token) || sessionStorage.getItem('lobby_token')
  var mark = cookie('lobby_session')
  var by = token || mark
  if (!by) return
  var signed = token ? { authorization: 'Bearer ' + token } : { 'lobby-session': mark }
  // The webview has no frame.
  if (location.pathname.indexOf('/webview/') !== 0) root.dataset.user = 'known'
  list.rooms.forEach((room) => {
    preload(early.rooms[room][''])
    preload(early.rooms[room][root.lang])
  })
  var ask = (address) => {
    return fetch(address, {
      headers: Object.assign({ 'client-id': '3', 'accept-language': root.lang }, signed),
    })
  }
  var nothing = () => {
    return undefined
  }
  // This tab's own before that of the tab that was used last.
  var building =
    (/^[1-9][0-9]*$/.test(entry.building_id) && entry.building_id) ||
    sessionStorage.getItem('lobby_building') ||
    cookie('lobby_building')
  var user = ask('/v1/current-user?check_token=1' + (building ? '&building_id=' + building : '')).then(
    (reply) => {
      return reply.ok ? reply.json() : undefined
    },
    nothing,
  )
  window.lobbyUser = { by: by, answer: user }

  // What a resident may open in the webview are pages of their app, in this tab by the same token (src/session). What they
  // were sent a link to is open to whoever has it, and stays here, also loaded again (src/session/entry.ts).
  var linked = (sessionStorage.getItem('lobby_view_token') || '').split(' ')[0] === location.pathname
  if (location.pathname.indexOf('/webview/') === 0 && !entry.view_token && !linked)
    user.then((said) => {
      if (!said || !said.user || said.user.type !== 'org_resident') return
      if (entry.access_token) sessionStorage.setItem('lobby_token', entry.access_token)
      location.replace('/app' + location.pathname + location.search + location.hash)
    })

  // What the page at this address asked for last, or what it asks for where its reader has changed nothing.
  var address = location.search ? undefined : list.address
  try {
    // Nor does it ask for that where a saved view opens in its place (src/crud/saved/default-view.ts).
    var view = 'preference.view.' + building + '.' + location.pathname.slice(1).replace(/\//g, ':')
    if ((JSON.parse(localStorage.getItem('lobby.' + view)) || {}).value) address = undefined
    var kept = JSON.parse(localStorage.getItem('lobby.first_list') || '{}').value
    if (kept && kept.page === location.pathname + location.search) address = kept.address
  } catch (error) {
    // The page asks by itself.
  }
  if (!address) return
  var ofBuilding = (id) => {
    var whole = address.replace('_building_', id)
    var answer = ask(whole).then((reply) => {
      return reply.ok ? reply.text() : undefined
    }, nothing)
    window.lobbyList = { by: by, address: whole, answer: answer }
  }
  if (building) ofBuilding(building)
  else
    user.then((said) => {
      var own = said && said.user && said.user.building
      if (own) ofBuilding(own.id)
    })
})()
