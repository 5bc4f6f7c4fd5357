/** Search keywords of medical manufacturing, by the key of a story or the series of a product. */
export const searchKeywords: Readonly<Record<string, string>> = {
  'prefilled-syringe-bubble':
    'COC COP injection moulding; vacuum voids in thick wall; shrinkage voids moulded part; staked needle insert moulding; glass vs plastic syringe; silicone-free PFS; tungsten-free primary packaging; valve gate delay time; black specks hot runner; container closure integrity; biologics drug delivery device|预灌封注射器; 预充针; COC COP注塑; 厚壁缩孔; 真空泡怎么消除; 热流道黄点黑点; 带针注塑 嵌件成型; 无硅油无钨针管; 玻璃和塑料注射器对比; 药包材相容性; 生物制剂包材',
  'titanium-cup-printed':
    'EBM orthopaedic implants; additive manufacturing acetabular shell; powder removal from lattice; depowdering trabecular structure; Ti-6Al-4V powder reuse limit; oxygen pickup titanium powder; porous titanium osseointegration; sieve contamination powder batch; CT check of implants; printed vs plasma sprayed implant|髋关节假体; 3D打印骨科植入物; EBM打印; 钛合金粉末回收; 粉末氧含量超标; 点阵结构清粉; 骨小梁结构; 粉末循环次数; TC4 ELI; 多孔钛骨长入; 人工关节集采',
  'catheter-extrusion-tolerance':
    'multi-lumen tubing extrusion; Pebax catheter shaft; microcatheter wall thickness control; variable durometer tubing; tapered stiffness extrusion; chatter marks from haul-off gearbox; lumen air pressure control; ultrasonic wall gauge; start-up scrap small batch; micro extruder 12 mm screw|微导管挤出; 多腔管挤出机; 医用精密挤出; Pebax导管; 壁厚不均; 牵引机波纹; 渐变硬度导管; 变径挤出; 在线超声测厚; 介入导管材料; 小型单螺杆挤出机',
  'eto-alternative-xray':
    'EO sterilization alternatives; EtO emission limits; radiation sterilisation of plastics; cobalt-60 gamma shortage; electron beam accelerator irradiation; polycarbonate yellowing irradiation; polypropylene embrittlement after gamma; sterilization revalidation cost; contract sterilisation medical disposables; 25 kGy dose|EO灭菌替代; 辐照灭菌; 电子束灭菌; 钴源短缺; 伽马射线灭菌; PC辐照发黄; PP辐照后变脆; 灭菌验证费用; 一次性耗材灭菌; 耐辐照塑料; 灭菌剂量',
  'diagnostic-cartridge-line':
    'lateral flow assembly machine; rapid test cassette production; colloidal gold strip assembly; linear motor assembly line; convert overcapacity line; test strip runs slowly humidity; IVD cassette press force; point-of-care lipid test; retooling assembly line; antigen test surplus capacity|胶体金试纸条; 检测卡组装机; IVD自动化设备; 层析膜跑板慢; 抗原检测产能过剩; 产线改造再利用; 试剂条切割; 压卡力; POCT卡壳; 磁浮环线装配',
  'hearing-aid-shells':
    'custom earmould 3D printing; SLA DLP resin printing medical; in-ear device scan; otoscan digital impression; mass customisation printing; pressure sore shell remake|定制耳模; 光固化3D打印; 助听器外壳; 耳印模扫描; 个性化定制打印; 耳模压痛返修',
  'udi-label-checks':
    'unique device identification; barcode grade too low; UDI label verification; 2D code quiet zone; thermal label fading alcohol; DataMatrix unreadable scanner; GS1 medical label|UDI实施; 二维码扫不出; 条码等级检测; 热敏标签褪色; 标签耐酒精擦拭; 二维码静区; 医疗器械飞行检查; UDI赋码',
  'endoscope-village':
    'laparoscope manufacturing; rod lens assembly; chip-on-tip endoscope; endoscope autoclave sterilisation life; sensor encapsulation adhesive autoclave; single-use endoscope cost; endoscope manufacturing cluster; minimally invasive surgery instruments; reusable vs disposable endoscope|腹腔镜; 内镜产业集群; 柱状透镜装配; 电子内窥镜; 内镜高温灭菌; 耐高温封装胶; 一次性内窥镜; 内镜集采降价; 内镜维修; 微创手术器械',
  'galway-nurse-engineer':
    'medtech start-up incubator; biodesign innovation programme; clinical needs finding; user-centred device development; hospital observation engineers; medical start-up failure; MDR approval delay; stent balloon catheter industry|器械产业集群; 医工结合; 临床需求挖掘; 医疗器械创业; 欧盟MDR认证; 支架球囊导管产业; 护士发明; 器械产品开发',
  'cleanroom-in-a-week':
    'modular cleanroom rental; ISO 7 mobile cleanroom; temporary clean production area; HEPA filter replacement shutdown; cleanroom particle count validation; change of manufacturing site approval|模块化洁净室; 移动式无尘车间; 十万级万级洁净车间; 洁净室租赁; 高效过滤器更换; 生产地址变更',
  'needle-grinding-order':
    'hypodermic needle bevel grinding; needle penetration force; five-bevel needle; cannula tip geometry; vaccine syringe needle supply|注射针磨尖; 穿刺力测试; 针尖斜面; 医用针管磨床; 一次性注射针',
  GY: 'prefillable syringe; COP COC barrel; plastic prefilled syringe; staked needle syringe; 1 ml long syringe; auto-injector syringe; silicone-free syringe; tungsten-free syringe; biologics primary packaging; glass syringe replacement; break-resistant syringe|预充式注射器; 预灌封注射器; 塑料针管; COP针筒; 1ml长针管; 无硅油注射器; 自动注射笔针管; 带针预灌封; 生物药包材; 玻璃针管替代; 药用包装注射器',
  YL: 'hip joint implant; hip replacement shell; acetabular shell; 3D printed titanium implant; porous trabecular cup; cementless hip prosthesis; orthopaedic implant; Ti6Al4V ELI implant; bone ingrowth coating alternative; total hip arthroplasty component|髋关节假体; 人工髋关节; 髋臼假体; 3D打印钛合金植入物; 骨小梁髋臼杯; 生物型髋臼; 骨科植入物; 非骨水泥型; 多孔钛杯; TC4植入件',
  CM: 'multilumen catheter tubing; medical extrusion tubing; Pebax tubing; microcatheter shaft; microbore tube; variable stiffness catheter tube; thin-wall medical tubing; interventional catheter components; balloon catheter shaft; triple lumen tubing; PEBA extruded tube|医用多腔管; 介入导管管材; Pebax管; 微导管; 医用毛细管; 薄壁管; 三腔管; 双腔管; 渐变硬度管; 球囊导管管身; 精密挤出管',
  FC: 'laparoscope; arthroscope; hysteroscope cystoscope; rigid telescope; rod lens telescope; chip-on-tip endoscope; autoclavable endoscope; minimally invasive surgery scope; camera tip laparoscope; ENT sinuscope|腹腔镜; 关节镜; 宫腔镜膀胱镜; 鼻窦镜; 硬镜; 内窥镜镜头; 电子硬镜; 可高温灭菌内镜; 微创手术镜; 柱状透镜内镜',
};
