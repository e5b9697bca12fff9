/** What passwords are most often made of: words, names, teams, cars and places, English and Vietnamese. */
export const commonWords: ReadonlySet<string> = new Set(
  `
password passwort passwd pass passw passme passport pasword parola motdepasse matkhau matkhaumoi secret letmein welcome
admin administrator root user guest test testing tester demo default login logon access master superuser super system
server manager office company security service support internet network computer computers changeme changeit temp
temporary trustno trustnoone whatever nothing nobody somebody anything something unknown private public hello helloo
hi hey goodbye please thanks thankyou sorry yes okay ok iloveyou iloveu ilove loveyou lovely loveme love lover lovers
loving lovelove mylove trueLove baby babe babygirl babyboy babydoll honey sweet sweetie sweety sweetheart darling angel
angels princess prince queen king kings kingdom beautiful pretty cutie cute hottie sexy sexygirl sexybitch bitch
bitches fuck fucker fuckoff fuckyou fuckme fucking shit bullshit asshole dick bigdick cock bigcock pussy hardcore
horny porn porno sex sexsex boobs bigboobs tits bigtits blowjob playboy playgirl lesbian naked nude girl girls boy
boys man men woman women lady ladies mother mom mommy mum mama mamma father dad daddy papa brother sister family
friend friends bestfriend forever together happy happiness smile smiley lucky luck good great cool awesome amazing
perfect super superstar star stars starwars startrek superman batman spiderman spider ironman hulk captain avatar
wolverine matrix neo trinity gandalf frodo hobbit tolkien merlin wizard magic magical dragon dragons dragonfly
phoenix unicorn tiger tigers tigger lion lions panther panthers bear bears eagle eagles falcon falcons hawk hawks wolf
wolves wolfpack fox foxy dog dogs doggy doggie puppy cat cats kitty kitten pussycat monkey monkeys horse horses
mustang cowboy cowboys chicken turtle rabbit bunny snoopy garfield mickey mickeymouse minnie donald donaldduck pooh
winnie pokemon pikachu naruto sasuke goku dragonball digimon mario zelda sonic nintendo playstation xbox gamer games
game gaming player players minecraft roblox warcraft starcraft diablo counter counterstrike halo doom quake callofduty
football footbal soccer baseball basketball hockey golf golfer tennis racing racer runner rugby cricket volleyball
swimming skate skater skateboard snowboard surfer surfing fishing hunter hunting fisherman arsenal chelsea liverpool
manchester united manunited manutd barcelona barca realmadrid madrid juventus milan inter ajax celtic rangers everton
tottenham spurs newcastle westham yankees redsox dodgers giants cubs lakers bulls knicks steelers packers raiders
redskins patriots broncos dolphins bulldog bulldogs buckeyes gators tarheels longhorns sooners jordan michaeljordan
kobe ronaldo ronaldinho messi beckham rooney neymar ferrari porsche corvette camaro chevy chevrolet ford toyota honda
yamaha suzuki kawasaki nissan mazda subaru bmw mercedes benz audi volvo jaguar lexus harley harleydavidson ducati
vespa winner dream wave exciter airblade sh vision iphone ipad apple samsung galaxy nokia google gmail facebook yahoo
hotmail youtube twitter microsoft windows linux ubuntu oracle cisco intel pentium amd asus acer dell sony canon
michael jennifer jessica ashley amanda daniel david robert thomas andrew anthony joshua matthew christopher nicholas
william richard charles charlie james john johnny jonathan joseph justin jordan kevin brian steven stephen patrick
george edward benjamin alexander alexandra alexandre alex alexis andrea angela angelina anna annie antonio austin
barbara brandon brandy brittany buster butthead cameron carlos carmen caroline catherine chelsea cheyenne chris
christian christina christine cynthia danielle debbie dennis diamond diana eduardo elizabeth emily emma eric fernando
francis francisco frank fred freddy gabriel gabriela gina grace gregory hannah harry heather heaven helen henry isabel
isabella jack jackie jackson jacob jake jasmine jason jasper jeffrey jeremy jesse jessie jesus jose juan julia julian
julie karen kathleen katie kelly kenneth kimberly kristen kyle larry laura lauren leonardo lincoln linda lindsay lisa
london louise lucas lucy luis madison maggie manuel marcus margaret maria marie mario marina mark marlboro martin
mary matt maverick max maxwell megan melanie melissa mercedes michelle miguel mike molly monica monika morgan
natalia natalie natasha nathan nicole nikita olivia oscar pamela patricia paul pepper peter philip pookie rachel
raymond rebecca ricardo ricky roberto rocky roger ronald rosebud rosie russell ryan samantha sammy samuel sandra sara
sarah scott scooter sean sebastian sergio shadow shannon sharon sheila shelby sidney simon smokey sophia sophie
stella stephanie steve stewart summer susan sydney sylvia tamara taylor teresa theresa tiffany tina tommy tony tracy
travis trevor tyler valentina valeria vanessa veronica victor victoria vincent virginia walter wendy wilson xavier
yvonne zachary albert alberto alice alicia allison alyssa andre angelo arthur bailey bonnie booboo bradley brenda
bruce buddy butterfly candy carolina carol casper cassie chester claudia cookie corey dakota dallas denise dexter
diego dominic dorothy douglas duncan eddie edgar eugene evelyn felix florence gary gerald ginger gordon grandma
gustavo guillermo harley harold howard hunter ian ivan jamie jean jenny jerry jim jimmy joe joel joey jorge keith
kenny killer kim lawrence leonard leslie lorenzo louis madonna marco marcel martha maurice mauricio max mickey
mitchell murphy nancy nelson norman pablo pedro phillip precious rafael ralph ramon randy raquel rodney rodrigo rosa
roxanne ruby salvador shirley slipknot snickers sparky spencer stanley stuart sunshine terry theodore timothy todd
toby tucker vivian wayne winston yolanda zxcvbn zxcvbnm asdf asdfg asdfgh asdfghj asdfghjkl qwe qwer qwert qwerty
qwertyu qwertyui qwertyuiop qaz qazwsx qazxsw asd zxc zxcv abc abcd abcde abcdef abcdefg abcdefgh aaa xxx zzz
sunflower sunset sunrise sunday monday tuesday wednesday thursday friday saturday january february march april may
june july august september october november december spring summer autumn winter weather rainbow rain snow snowball
snowman storm thunder thunderbird lightning fire firebird fireman water waterfall ocean sea sealteam beach island
mountain river flower flowers rose roses lily daisy violet cherry apple apples banana bananas orange lemon lime
strawberry peach peaches peanut pumpkin tomato potato chocolate cookies coffee cheese cheesecake butter sugar candy
pizza burger cream icecream vanilla whiskey vodka tequila beer heineken budweiser corona guinness marlboro camel
cocacola pepsi sprite gold golden silver diamond diamonds platinum money cash dollar dollars rich success winner
winners champion champions victory freedom liberty peace america american usa england english france french germany
german deutschland italia italy espana mexico brasil brazil russia china japan canada india vietnam vietnamese
saigon hanoi hochiminh danang haiphong cantho hue nhatrang vungtau dalat cambodia phnompenh khmer angkor asia
australia london paris berlin newyork boston chicago texas dallas california florida hawaii vegas lasvegas houston
phoenix denver seattle atlanta detroit miami jersey brooklyn bronx hollywood nirvana metallica megadeth slayer korn
eminem tupac beatles elvis blink greenday linkinpark rammstein ironmaiden acdc guitar guitars bassman drummer drums
piano music musica musical dance dancer dancing dj rock rocknroll rocker punk heavymetal metal jazz blues techno
hiphop singer angelbaby godisgood jesuschrist jesuslovesme christ god godbless church heaven hell satan lucifer devil
demon evil dark darkness darkside darkangel shadow shadows black blackie blackcat blackjack white whitney red redred
blue bluebird blues green greenday yellow purple pink brown grey gray crystal silver mystic mystery killer killme kill
killers death dead deadman die zombie vampire ghost ninja samurai warrior warriors knight soldier army marine marines
navy airforce airborne police sniper hunter gunner bullet bond jamesbond agent secretagent pirate pirates viking
vikings spartan spartans trojan trojans titan titans legend legends hero heroes genius einstein newton scooby
scoobydoo simpson simpsons homer bart bartsimpson southpark cartman kenny futurama friends buffy xfiles scully mulder
stargate battlestar enterprise voyager discovery spaceman rocket rockets apollo galaxy universe planet moon moonlight
earth mars jupiter saturn pluto venus mercury nova supernova cosmos orion gemini cancer leo virgo libra scorpio
scorpion sagittarius capricorn aquarius pisces aries taurus school college student teacher university doctor nurse
lawyer driver trucker truck trucks car cars bike biker bikers motor motorcycle train airplane pilot sailor sailing
boat boats ship freeman house home homes kitchen garden window door doors open opensesame close enter entry exit key
keys lock unlock box boxer boxing button letter number numbers one two three four five six seven eight nine zero
first second third last only single double triple little big bigboy bigdaddy bigman biggie fat fatboy fatcat skinny
short tall long hot hotdog hotstuff hotrod cold ice iceman icecube sweetpea cutiepie sugarplum teddybear teddy bubba
bubble bubbles bubblegum buttercup butter dumbass dumb stupid idiot loser crazy crazy crazygirl insane psycho maniac
funny fun clown joker joke jokers wildcat wildcats wild wildthing bigred rebel rebels outlaw bandit gangster gangsta
thug pimp pimpin player playa hustler mexican chinese spanish latino latina chico chica amigo amigos
amor amore teamo tequiero mivida corazon bonita bonito hermosa preciosa princesa angelito estrella mariposa felicidad
familia hermano hermana contrasena senha soleil bonjour jetaime loulou doudou chouchou azerty marseille schatz
hallo passwort fussball ficken schalke bayern dortmund hamburg cologne berlin sommer hallohallo nguyen nguyenvan tran
le pham hoang huynh phan vu vo dang bui do ho ngo duong ly anh anhyeuem emyeuanh yeuem yeuanh yeu yeuthuong anhnho
emnho conyeu mevabe giadinh hanhphuc tinhyeu mai lan hoa huong hong hung dung tuan minh quang thanh long phuong linh
thao trang nga ngoc hanh hieu hieu tung khanh khoa kien nam son tam thang thien thu thuy tien toan trung tu vinh viet
xuan yen chungcu toanha canho nhadat banquanly quanly ketoan baove lobby building apartment resident
boomer bosco bigdog bigbird babylon aaron abigail access ace action adam adidas nike puma reebok adrian alaska albany
alfred alien aliens alpha beta gamma delta omega amber ambers anderson andromeda animal animals annette answer antares
archer arizona armand armani arrow arnold asdasd asdfasdf qweqwe qwerqwer zxczxc abcabc abc123abc asterix athena
attila azrael backspace badass badboy badger badgirl bambam bamboo bananas bandit barney barry bastard beach beagle
beaver beavis becky belinda benny bernard bertha betty beverly bianca billy bingo bird birdie birdy blaster blazer
blizzard blonde blondie blood bloody bobby bobcat bonjour boogie booger bootsy boots bozo brave braves bright britney
broadway bronco brooke browns bubbas buckeye bugs bugsbunny bull butch cadillac caesar calvin canada cannon capone
carter casanova casino castle catalina catch celeste challenger champ chance chandler charger charlotte cheater
cheers chelsey cherokee chevelle chicago chichi chivas chopper chrissy chubby cinder cinderella cindy clancy classic
claude cleopatra clinton cobra coco cocoa colorado columbia comet concrete connect connie content control cooper
copper corndog cosmo cosworth cougar cougars country courtney creative cricket crystal cupcake curtis cyber cyclone
cyclops daniela daniels danny darren darryl dave dawn deanna december deejay deeznuts denver derek desert desire
destiny diablo dillon dingdong dirty discover disney dodge dodgers dogbert dolphin dominique donkey donna dontknow
dreamer dreams driller drowssap drpepper dude dudley duke dwayne eagle1 eclipse electric element elephant elliott
elwood eminem empire energy engine engineer erica escort evolution excalibur explorer express extreme fantasia fantasy
farmer fastball fatima ferret fiction fidelity fireball firefly firefox fisher flash flipper florian floyd fluffy
flyers flying forest formula fortune foster franklin freak freaky freddie frederic free freebird freeze freepass
frog froggy frogger fuzzy gateway gator general genesis gfhjkm gibson gilbert girlfriend gizmo gladiator goblin goddess
goldfish goldie goober gopher grandpa graphics gremlin griffin grizzly gromit groovy guardian gunther hacker hackers
hal9000 halloween hamilton hammer hamster handsome hansolo hardrock harmony harrison hattrick havefun hawaii hawkeye
heaven hendrix hentai herbert hercules hermes highland hitman hobbes holiday holly hollywood hooker hooters hope hornet
hotmail hudson humble hummer husker hyperion icarus idontknow iguana illinois imagine imperial impala indian indiana
indians infinity inferno inside instant intrepid ireland irish isabelle jackass jackoff jagger janice japanese jayhawk
jedi jeepster jenifer jennie jester joanna jobs johnson jokers josephine jungle jupiter justice justine kamikaze
kangaroo karate karina katana katerina katherine kathryn kawaii kermit killbill kingfish kingkong kingston kissme
klingon knickers knights kodiak kristina kristin kristy ladybug lacrosse lalala lancer lasers latinas leather
legolas leopard lestat letmein lexmark lickme lightning lindsey lollipop lollypop lonestar longhorn looking lookout
lovebug lowrider lucky1 madcat madmax magnum magnus mallard mankind manson maradona marathon mariah marijuana
mariners marlin marley marshall martini marvin masters maximus maxima mayhem meatloaf medical melody memphis mermaid
meridian metallic miami mickey midnight millenium millennium miller million minnesota mirage mission missy mistress
mitch mobile molly money monster monsters montana moonbeam mooses morpheus morris mortgage motorola mozart muffin
mullet music mustangs nadine nascar nastya natalya nathalie nebraska nemesis neptune nevermind newpass newpassword
newport nicolas nicole niners nipples nightmare nirvana nissan nofear norton november nugget number1 numberone october
offspring olivier onelove onetwo opensource original orlando outback overlord oxford pacers pacific packard paladin
paloma panda pandora pantera pantyhose paradise paradox parker passion pastor patches patience patriot paulina pavilion
peaceful pearljam pebbles peekaboo pegasus pencil penguin penguins penelope people peoria perfecto perkele person
philips phillies photo phantom picard pickle picture pierre piglet pinkfloyd pinky pioneer pirate planet plastic
platypus please plymouth poison polaris police polina pontiac popcorn popeye poppy porkchop portland portugal poop
power powers predator prelude presario preston primus prodigy professor promise property prosper prospect providence
pumpkins punisher puppies purple puzzle qwaszx quality quantum quebec quest rabbits racecar rachelle radical ragnarok
raider rainbows rainman rambo ramirez rampage ranger raptor rascal rasputin raven ravens raymond reality redhead
redneck redrum redwood reggie regina renegade republic research retard revenge reynolds rhapsody rhubarb riverside
roadking roadrunner roberta robbie robin robinson robotech rockstar rockon rocket rockets rocky1 rodeo roland roman
romance romeo ronnie rooster roosters rosemary roswell rovers royal royals ruslan rusty sabrina sailor saints salmon
sampson samson sanchez sandman sandy santiago sasha saturday savage scarface scarlett schmidt school science scoobie
scooby scorpio scottie scrappy search seattle secure semperfi serena sergey seven7 sevens seventy shaggy shanna shannon
shaolin sharks sharky shelly sherlock sherman shelley sherry shirley shitface shithead shooter shopping shotgun
showtime sierra silence silvia simone simple sinclair single sixteen skipper skippy skydive skyline skywalker slammer
slapshot slayer sleepy slick smackdown smart smiles smirnoff smith smitty smoke smoker smokes smooth smoothie snake
snakes snapper sniffing snowboard snowflake sober softball softtail solomon solution something sophia spanker spanky
spartak speaker special spectrum speed speedo speedy spidey spike spirit spitfire splash sponge spongebob spooky sports
springer squirt stacey stalker standard starfish stargate starlight start stealth steelers steele stephan sterling
stewart sticky stinky stonecold stoner strange stranger stratus strider strike stripper student studio submarine
subway success sucker suckit suckme suckers sundance sunny sunshine supra surfer surprise survivor suzanne svetlana
swordfish sycamore syracuse tabitha talisman tamtam tanner target tarzan tattoo tanya tasha tazman teacher teachers
technics teenage telefon telephone templar temple tempest tennessee tequila terminal terminator terrapin texas
thailand thebest thebeast theboss thedoors theking theman thematrix theone thething therock thirteen thomas1 thompson
thousand thumper thunder thurman tickle tightass tigger timber tinker tinkerbell tintin titanic titanium titleist
tomcat tomahawk toolbox tootsie topgun topher toronto tornado tottenham transam transfer transformers trapper tremor
trigger trinidad trinitron triton trojan trooper trouble trucking trumpet trumpets truelove tsunami turbo turkey turner
tweety twilight twister twisted undertaker unicorns uniform united universal valentin valentine valhalla valkyrie
valley vampires vanguard vegeta velvet verbatim vermont vfhbyf viagra victory viking violin viper vipers virgin virtual
vision vladimir volcano volkswagen volleyball voodoo vortex voyeur wallace wanker warhammer warlock warren
washington wassup water1 waters watson weasel webmaster webster wedding weed weewee weezer welcome1 wellington wendy
werewolf western whatsup wheels whisper whitesox wichita wicked willie willow window winner1 winter wireless wishbone
wisdom wolfgang wolfman wonder wonderboy woody wookie working wrestler wrestling wrigley xanadu xanadu yamaha yankee
yellow1 yesterday yomama yosemite young yourmom yvette zaqwsx zaqxsw zanzibar zephyr zeppelin zidane zipper zombie
zorro zildjian
`
    .trim()
    .split(/\s+/)
    .filter((word) => word.length > 2)
    .map((word) => word.toLowerCase()),
)
