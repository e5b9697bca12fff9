// Runs before the first paint, so that neither theme nor language flashes, and asks who is here, and for the first list,
// while the console itself is still on its way. The same names as in src/theme, src/i18n and src/session.
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

  // Where the built console keeps each language's words, what a list at this address needs, and asks for; absent while
  // it is developed.
  var meta = document.querySelector('meta[name="lobby-early"]')
  var early = meta ? JSON.parse(meta.getAttribute('content')) : { words: {}, rooms: {}, lists: {} }
  var preload = function (paths) {
    ;(paths || []).forEach(function (path) {
      var link = document.createElement('link')
      link.rel = 'modulepreload'
      link.crossOrigin = ''
      link.href = path
      document.head.appendChild(link)
    })
  }
  preload(early.words[root.lang])

  var cookie = function (name) {
    var found = new RegExp('(?:^|; )' + name + '=([^;]*)').exec(document.cookie)
    return found ? found[1] : null
  }
  var token = null
  try {
    token = cookie('lobby_token') || sessionStorage.getItem('lobby_token')
    token = token && decodeURIComponent(token)
  } catch (error) {
    token = null
  }
  if (!token) return
  root.dataset.user = 'known'
  var list = early.lists[location.pathname.slice(1)] || { rooms: [] }
  list.rooms.forEach(function (room) {
    preload(early.rooms[room][''])
    preload(early.rooms[room][root.lang])
  })
  var ask = function (address) {
    return fetch(address, {
      headers: { authorization: 'Bearer ' + token, 'client-id': '3', 'accept-language': root.lang },
    })
  }
  var nothing = function () {
    return undefined
  }
  var building = cookie('lobby_building')
  var user = ask('/v1/current-user?check_token=1' + (building ? '&building_id=' + building : '')).then(
    function (reply) {
      return reply.ok ? reply.json() : undefined
    },
    nothing,
  )
  window.lobbyUser = { token: token, answer: user }

  // What the page at this address asked for last, or what it asks for where its reader has changed nothing.
  var address = location.search ? undefined : list.address
  try {
    var kept = JSON.parse(localStorage.getItem('lobby.first_list') || '{}').value
    if (kept && kept.page === location.pathname + location.search) address = kept.address
  } catch (error) {
    // The page asks by itself.
  }
  if (!address) return
  var ofBuilding = function (id) {
    var whole = address.replace('_building_', id)
    var answer = ask(whole).then(function (reply) {
      return reply.ok ? reply.text() : undefined
    }, nothing)
    window.lobbyList = { token: token, address: whole, answer: answer }
  }
  if (building) ofBuilding(building)
  else
    user.then(function (said) {
      var own = said && said.user && said.user.building
      if (own) ofBuilding(own.id)
    })
})()
