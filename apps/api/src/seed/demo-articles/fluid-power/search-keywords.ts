/** Search keywords of fluid power, by the key of a story or the series of a product. */
export const searchKeywords: Readonly<Record<string, string>> = {
  'press-with-small-pumps':
    'hydraulic press retrofit; servo hydraulic pump; servo pump vs variable pump; hydraulic oil overheating; throttling losses hydraulics; deep drawing press energy saving; hydraulic accumulator peak shaving; old press modernisation; blank holder energy recovery; oil cleanliness 16/14/11; hydraulic power unit noise|液压机改造; 伺服油泵; 油压机节能; 液压站油温高; 老设备翻新; 变量泵与伺服泵; 储能器削峰; 拉深液压机; 压边力控制; 旁路滤油; 液压站噪音大',
  'excavator-electric-cylinders':
    'electric excavator; boom potential energy recovery; hydraulic energy regeneration; pump as motor; cylinder drift overnight; boom sinking; load holding valve; battery construction machinery; excavator running time charge; four-quadrant pump; quarry electrification|电动挖掘机; 势能回收; 动臂下沉; 油缸自降; 液压锁; 闭式泵控; 工程机械电动化; 续航时间; 能量回馈; 矿山电动化; 大臂掉臂',
  'pfas-free-rod-seals':
    'PFAS ban seals; PTFE alternative; fluorine-free seal material; buffer ring hydraulic cylinder; hydraulic cylinder seals; polyurethane rod seal; stick-slip cylinder seal; PEEK seal ring; seal extrusion gap; polyketone seal; REACH PFAS restriction|无氟密封件; PTFE替代材料; 永久化学品; 油缸密封圈; 活塞杆密封; 聚氨酯油封; 低速爬行; 密封圈挤出; 缓冲环; 欧盟REACH; 格莱圈材料',
  'hose-recall-cranes':
    'hydraulic hose blow-off; hose crimping diameter; crimping die wear; hose fitting pulled out; swaging machine inspection; mobile crane recall; hose assembly quality control; high pressure hose safety; crimp gauge check|软管脱落; 高压油管崩开; 扣压机模具; 扣压尺寸; 胶管总成; 接头脱出; 汽车吊召回; 液压胶管; 压管机; 扣压量检验',
  'oil-varnish-turbine-hall':
    'varnish in hydraulic oil; servo valve sticking; MPC varnish test; electrostatic discharge filter; oil oxidation; varnish removal resin filter; conductive filter element; lubricant analysis patch test; hydraulic oil premature ageing; kidney loop oil purification; steel mill coiler|油泥漆膜; 伺服阀卡涩; 阀芯卡死; 油品氧化; 滤芯静电; 除漆膜滤油机; MPC检测; 油液监测; 液压油变质; 树脂吸附滤芯; 抗静电滤芯',
  'leak-hunt-sunday':
    'compressed air leak detection; acoustic imaging camera; ultrasonic leak detector; air leakage rate; compressed air energy saving; weekend base load compressor; push-in fitting leak; cylinder rod seal leak; compressed air audit; air flow meter; lower mains pressure|压缩空气泄漏; 查漏; 漏气检测; 声学成像仪; 空压机省电; 气管接头漏气; 气缸漏气; 管网降压; 空压站节能; 流量计计量; 自动排水器漏气',
  'valve-terminal-counts-strokes':
    'pneumatic cylinder predictive maintenance; cylinder stroke time monitoring; sticking air cylinder; unplanned downtime line; valve manifold diagnostics; false alarms condition monitoring; cylinder seal wear; supply pressure drop; reed switch cylinder; battery pack assembly|气缸预测性维护; 气缸卡死; 气缸动作慢; 阀岛诊断; 气压波动; 误报警; 磁性开关; 停机时间; 气缸密封圈磨损; 节流阀被调; 电池PACK线',
  'lng-valve-cold-test':
    'cryogenic valve testing; LNG carrier valves; liquid nitrogen valve test; helium leak test; valve seat leakage low temperature; extended bonnet ball valve; marine valve class approval; BS 6364; cryogenic ball valve seat shrinkage; nitrogen boil-off recovery|超低温阀门; LNG船用阀; 液氮深冷试验; 氦气检漏; 阀门内漏; 阀座收缩; 船级社认证; 低温球阀试验; 船用阀门; 加长阀盖',
  'oil-free-air-dairy':
    'oil-free compressor; oil-free vs oil-injected compressor; ISO 8573 class 0; food grade compressed air; residual oil content; compressed air filter failure; dry screw compressor; compressor life cycle cost; compressor heat recovery; heat of compression dryer; food contamination oil|无油空压机; 无油螺杆; 喷油与无油对比; 食品级压缩空气; 压缩空气含油量; 精密过滤器失效; 零级无油; 空压机余热回收; 空压机选型; 主机大修; 吸干机再生',
  'pneumatics-export-prices':
    'pneumatics export market; pneumatic component prices; air cylinder export; valve terminal price; pneumatic fittings export; payment terms overseas customers; Chinese pneumatics statistics; price decline cylinders; export credit risk|气动行业数据; 气缸价格; 气动接头出口; 外贸账期; 电磁阀行情; 气动行业分析; 价格战; 海外客户回款; 气管接头降价',
  'swedish-forest-biooil':
    'biodegradable hydraulic oil; synthetic ester oil HEES; water in hydraulic oil; hydraulic pump corrosion; forestry machine oil; cold start hydraulic oil; desiccant breather; mineral oil vs bio oil; oil spill hose burst; oil change flushing; yellow metal corrosion|可降解液压油; 生物液压油; 酯类液压油; 液压油进水; 水分超标; 干燥呼吸器; 低温启动; 爆管漏油; 换油冲洗; 林业机械; 铜件腐蚀',
  BL: 'variable displacement pump; hydraulic piston pump; swashplate pump; high pressure hydraulic pump; excavator main pump; press hydraulic pump; servo pump; 400 bar pump; low noise hydraulic pump; hydraulic power unit pump; electronically controlled pump|液压柱塞泵; 变量泵; 液压泵; 高压油泵; 斜盘泵; 挖机主泵; 压机油泵; 电比例变量泵; 伺服泵; 低噪音油泵; 液压站用泵; 排量260毫升',
  YQ: 'valve manifold; solenoid valve bank; pneumatic valve island; fieldbus valve manifold; EtherCAT solenoid valves; PROFINET pneumatics; directional control valve; air consumption monitoring; cylinder control valves; manifold mounted valves; fast switching solenoid valve|电磁阀组; 汇流板; 总线电磁阀; 气动阀组; 电磁换向阀; 集成阀; EtherCAT阀岛; PROFINET阀岛; 气缸控制阀; 耗气量监测; 五通阀',
  RK: 'air compressor; rotary screw compressor; VSD compressor; PM motor compressor; energy saving air compressor; two stage compression; industrial compressed air; 250 kW compressor; low specific power compressor; water-cooled compressor; variable frequency compressor; base load compressor|空压机; 螺杆机; 永磁变频空压机; 双级压缩; 节能空压机; 大排量空压机; 大功率空压机; 水冷空压机; 工厂供气; 空气压缩机; 8公斤空压机; 比功率',
  OB: 'LNG valve; liquid oxygen valve; extended bonnet valve; low temperature valve; cryogenic valve; liquid nitrogen valve; marine gas carrier valve; minus 196 valve; PCTFE seat ball valve; class 900 ball valve; air separation plant valve; shut-off valve LNG terminal|超低温阀门; LNG阀门; 液氧阀; 液氮阀; 深冷球阀; 长颈阀; 长阀盖球阀; 空分阀门; 船用低温阀; 不锈钢低温阀; 零下196度阀; 切断阀',
  MD: 'hydraulic cylinder seals; rod seal kit; cylinder repair kit; wiper ring; dust seal; buffer seal; oil leaking cylinder; excavator seal kit; U-cup seal; PU rod seal; high pressure rod seal; reciprocating seal|油缸密封件; 油缸油封; 油缸修理包; 防尘圈; 缓冲环; Y型圈; 油缸漏油; 挖机油封; 杆封; 聚氨酯密封圈; 往复密封; 液压密封圈',
};
