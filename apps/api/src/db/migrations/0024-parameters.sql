-- Parameters of products: quantities with units, choices and words in place of texts. What is searched of them has a
-- table of its own, which triggers keep in step with `entry.details`.
create table entry_parameter (
  entry_id integer not null references entry (id) on delete cascade,
  key text not null,
  low numeric,
  high numeric,
  choice text,
  primary key (entry_id, key),
  check ((low is null) = (high is null) and (low is null) <> (choice is null))
);
create index entry_parameter_number on entry_parameter (key, low, high, entry_id);
create index entry_parameter_choice on entry_parameter (key, choice, entry_id);

-- A decimal number as data has it; null for any other text.
create function decimal_of(written text) returns numeric language sql immutable as $$
  select case when written ~ '^-?\d{1,15}(\.\d{1,9})?$' then written::numeric end
$$;

-- A limit counts as the number that is stated, a tolerance as how much it allows to either side.
create function entry_parameter_add(ids integer[]) returns void language sql as $$
  insert into entry_parameter (entry_id, key, low, high, choice)
  select distinct on (e.id, i.item ->> 'key') e.id, i.item ->> 'key',
         case when n.low = -n.high then n.high else n.low end, n.high,
         case when n.high is null then i.item ->> 'choice' end
    from entry e
    cross join lateral jsonb_array_elements(
      case jsonb_typeof(e.details -> 'parameters') when 'array' then e.details -> 'parameters' else '[]' end)
      with ordinality i (item, place)
    cross join lateral (
      select coalesce(decimal_of(i.item ->> 'low'), decimal_of(i.item ->> 'high')) as low,
             coalesce(decimal_of(i.item ->> 'high'), decimal_of(i.item ->> 'low')) as high) n
   where e.id = any (ids) and e.kind = 'product' and length(i.item ->> 'key') <= 64
     and (n.high is not null or length(i.item ->> 'choice') <= 64)
   order by e.id, i.item ->> 'key', i.place
$$;

-- With the rights of the owner, so that whoever may write entries needs none for this table.
create function entry_parameters_inserted() returns trigger language plpgsql security definer set search_path from current as $$
begin
  perform entry_parameter_add(array(select id from new_rows where kind = 'product'));
  return null;
end $$;

create function entry_parameters_updated() returns trigger language plpgsql security definer set search_path from current as $$
declare
  ids integer[] := array(
    select n.id from new_rows n join old_rows o using (id)
     where n.kind is distinct from o.kind or n.details -> 'parameters' is distinct from o.details -> 'parameters');
begin
  delete from entry_parameter where entry_id = any (ids);
  perform entry_parameter_add(ids);
  return null;
end $$;

create trigger entry_parameters_inserted after insert on entry
  referencing new table as new_rows for each statement execute function entry_parameters_inserted();
create trigger entry_parameters_updated after update on entry
  referencing old table as old_rows new table as new_rows for each statement execute function entry_parameters_updated();
-- What is stored so far is a label and a value. What these tables know by its label, in either language, and by its
-- unit or its words becomes a quantity or a choice. Everything else stays the text that it is.
create temporary table quantity_of_label (label_en text, label_cn text, symbol text, key text, unit text)
  on commit drop;
insert into quantity_of_label values
  ('Clamping force', '夹紧力', 'kN', 'clamping-force', 'B47'),
  ('Shot weight, PS', '注射量(PS)', 'g', 'shot-weight-ps', 'GRM'),
  ('Injection speed', '注射速度', 'mm/s', 'injection-speed', 'C16'),
  ('Opening stroke', '开模行程', 'mm', 'opening-stroke', 'MMT'),
  ('Shot weight, PP', '注射量(PP)', 'kg', 'shot-weight-pp', 'KGM'),
  ('Film width', '膜宽', 'mm', 'film-width', 'MMT'),
  ('Output', '产量', 'kg/h', 'output', 'E93'),
  ('Layers', '层数', '', 'layers', 'H87'),
  ('Gauge tolerance, 2 sigma', '厚度偏差(2σ)', '%', 'gauge-tolerance', 'P1'),
  ('Screw diameter', '螺杆直径', 'mm', 'screw-diameter', 'MMT'),
  ('Specific torque', '比扭矩', 'Nm/cm³', 'specific-torque', 'X-NM-CM3'),
  ('Screw length', '长径比', 'L/D', 'length-diameter-ratio', 'X-LD'),
  ('Capacity', '产能', 'kg/h', 'capacity', 'E93'),
  ('Fresh water', '新水用量', 'm³/t', 'fresh-water', 'X-M3-T'),
  ('PVC content after sorting', '分选后PVC含量', 'mg/kg', 'pvc-content-after-sorting', 'NA'),
  ('Wash temperature', '热洗温度', '°C', 'wash-temperature', 'CEL'),
  ('Travel X', 'X轴行程', 'mm', 'travel-x', 'MMT'),
  ('Spindle speed', '主轴转速', 'rpm', 'spindle-speed', 'RPM'),
  ('Table load', '工作台承重', 'kg', 'table-load', 'KGM'),
  ('Scales', '光栅尺', 'µm', 'scales', '4H'),
  ('Force', '公称力', 'kN', 'nominal-force', 'B47'),
  ('Bending length', '折弯长度', 'mm', 'bending-length', 'MMT'),
  ('Backgauge axes', '后挡料轴数', '', 'backgauge-axes', 'H87'),
  ('Accuracy', '角度精度', '°', 'angle-accuracy', 'DD'),
  ('Diameter', '直径', 'mm', 'diameter', 'MMT'),
  ('Drilling depth', '钻深', 'mm', 'drilling-depth', 'MMT'),
  ('Workpiece diameter', '工件直径', 'mm', 'workpiece-diameter', 'MMT'),
  ('Module', '模数', 'mm', 'module', 'MMT'),
  ('Cycle, 23 teeth', '节拍(23齿)', 's', 'gear-cycle', 'SEC'),
  ('Part mass', '件重', 'kg', 'mass', 'KGM'),
  ('Wall thickness', '壁厚', 'mm', 'wall-thickness', 'MMT'),
  ('Elongation', '延伸率', '%', 'elongation', 'P1'),
  ('Cycle', '节拍', 's', 'cycle-time', 'SEC'),
  ('Conductors per slot', '每槽导体', '', 'conductors-per-slot', 'H87'),
  ('Stack length', '铁芯长度', 'mm', 'stack-length', 'MMT'),
  ('Length', '长度', 'mm', 'length', 'MMT'),
  ('Retardation', '光程差', 'nm', 'retardation', 'C45'),
  ('Prisms', '棱镜', 'mm', 'prisms', 'MMT'),
  ('Response', '响应时间', 'ms', 'response', 'C26'),
  ('Blue power', '蓝光功率', 'W', 'blue-power', 'WTT'),
  ('Infrared power', '红外功率', 'W', 'infrared-power', 'WTT'),
  ('Spot', '光斑', 'µm', 'spot', '4H'),
  ('Glass thickness', '玻璃厚度', 'mm', 'glass-thickness', 'MMT'),
  ('Cutting speed', '切割速度', 'mm/s', 'cutting-speed', 'C16'),
  ('Edge strength', '边缘强度', 'MPa', 'edge-strength', 'MPA'),
  ('Laser power', '激光功率', 'kW', 'laser-power', 'KWT'),
  ('Focus drift', '焦点漂移', 'mm', 'focus-drift', 'MMT'),
  ('Nozzle', '喷嘴', 'mm', 'nozzle-range', 'MMT'),
  ('Shaft length', '工件长度', 'm', 'shaft-length', 'MTR'),
  ('Deposition', '熔覆效率', 'm²/h', 'deposition', 'X-M2-H'),
  ('Powder efficiency', '粉末利用率', '%', 'powder-efficiency', 'P1'),
  ('Working area', '加工幅面', 'm', 'working-area', 'MTR'),
  ('Acceleration', '加速度', 'g', 'acceleration-g', 'K40'),
  ('Volume', '容量', 'ml', 'volume', 'MLT'),
  ('Inner diameter tolerance', '内径公差', 'mm', 'inner-diameter-tolerance', 'MMT'),
  ('Pore size', '孔径', 'mm', 'pore-size', 'MMT'),
  ('Outer diameter', '外径', 'mm', 'outer-diameter', 'MMT'),
  ('Wall tolerance', '壁厚公差', 'µm', 'wall-tolerance', '4H'),
  ('Field of view', '视场角', '°', 'field-of-view', 'DD'),
  ('Sterilisation', '灭菌', '°C', 'sterilisation-temperature', 'CEL'),
  ('Insert mass', '镶件重量', 'kg', 'insert-mass', 'KGM'),
  ('Channel diameter', '水路直径', 'mm', 'channel-diameter', 'MMT'),
  ('Hardness', '硬度', 'HRC', 'hardness', 'X-HRC'),
  ('Stator diameter', '定子直径', 'mm', 'stator-diameter', 'MMT'),
  ('Strokes per minute', '冲次', '/min', 'strokes-per-minute', 'C94'),
  ('Sheet', '片厚', 'mm', 'sheet-thickness', 'MMT'),
  ('Drops', '点数', '', 'drops', 'H87'),
  ('Shot per drop', '单点注射量', 'g', 'shot-per-drop', 'GRM'),
  ('Cavity area', '型腔面积', 'm²', 'cavity-area', 'MTK'),
  ('Depth', '纹深', 'µm', 'texture-depth', '4H'),
  ('Depth tolerance', '纹深公差', 'µm', 'depth-tolerance', '4H'),
  ('Mass', '重量', 'kg', 'mass', 'KGM'),
  ('Nominal width', '通径', 'mm', 'nominal-width', 'MMT'),
  ('Thickness scatter', '厚度波动', 'mm', 'thickness-scatter', 'MMT'),
  ('Ports', '端口数', '', 'ports', 'H87'),
  ('Jitter', '抖动', 'µs', 'jitter', 'B98'),
  ('Rated power', '额定功率', 'kW', 'rated-power', 'KWT'),
  ('Bus voltage', '母线电压', 'V', 'bus-voltage', 'VLT'),
  ('Range', '检测距离', 'm', 'detection-range', 'MTR'),
  ('Frequency', '频段', 'GHz', 'frequency-band', 'A86'),
  ('Pixels', '像素', '', 'pixels', 'H87'),
  ('Line rate', '行频', 'kHz', 'line-rate', 'KHZ'),
  ('Payload', '负载', 'kg', 'payload', 'KGM'),
  ('Reach', '臂展', 'mm', 'reach', 'MMT'),
  ('Repeatability', '重复精度', 'mm', 'repeatability', 'MMT'),
  ('Rate', '节拍', '/min', 'rate', 'C94'),
  ('Stack height', '垛高', 'm', 'stack-height', 'MTR'),
  ('Size', '型号', '', 'size', 'H87'),
  ('Ratio', '速比', '', 'ratio', 'H87'),
  ('Lost motion', '空程', 'arcsec', 'lost-motion', 'D62'),
  ('Object mass', '物体重量', 'kg', 'object-mass', 'KGM'),
  ('Cleaning', '清洗', '°C', 'cleaning-temperature', 'CEL'),
  ('Lasers', '激光数', '', 'lasers', 'H87'),
  ('Build plate', '成形尺寸', 'mm', 'build-plate', 'MMT'),
  ('Layer', '层厚', 'µm', 'layer-thickness', '4H'),
  ('Mass', '重量', 'g', 'mass-g', 'GRM'),
  ('Tolerance', '公差', 'mm', 'tolerance', 'MMT'),
  ('Density', '致密度', '%', 'relative-density', 'P1'),
  ('Particle size', '粒度', 'µm', 'particle-size', '4H'),
  ('Oxygen', '氧含量', '%', 'oxygen', 'P1'),
  ('Flow', '流动性', 's/50 g', 'flowability', 'X-S-50G'),
  ('Thickness', '厚度', 'mm', 'thickness', 'MMT'),
  ('Energy return', '回弹', '%', 'energy-return', 'P1'),
  ('Hardness', '硬度', 'Asker C', 'asker-hardness', 'X-ASKER-C'),
  ('Rated current', '额定电流', 'A', 'rated-current', 'AMP'),
  ('Voltage', '电压', 'V', 'voltage', 'VLT'),
  ('Void area', '空洞率', '%', 'void-area', 'P1'),
  ('Via diameter', '孔径', 'µm', 'via-diameter', '4H'),
  ('Cross-section', '截面', 'mm²', 'cross-section', 'MMK'),
  ('Accuracy', '精度', 'µm', 'placement-accuracy', '4H'),
  ('Capacity', '产能', '/h', 'placements-per-hour', 'H10'),
  ('Grammage', '克重', 'g/m²', 'grammage', 'GM'),
  ('Water vapour', '透湿', 'g/m²·d', 'water-vapour', 'X-G-M2D'),
  ('Seal', '热封', '°C', 'sealing-temperature', 'CEL'),
  ('Output', '产能', '/h', 'units-per-hour', 'H10'),
  ('Pouch volume', '袋容', 'L', 'pouch-volume', 'LTR'),
  ('Holding time', '保持时间', 's', 'holding-time', 'SEC'),
  ('Speed', '速度', '/min', 'cartons-per-minute', 'C94'),
  ('Carton width', '盒宽', 'mm', 'carton-width', 'MMT'),
  ('Changeover', '换型', 'min', 'changeover', 'MIN'),
  ('Load', '载荷', 'kg', 'load-capacity', 'KGM'),
  ('Edge crush', '边压', 'kN/m', 'edge-crush', 'N31'),
  ('Air temperature', '风温', '°C', 'air-temperature', 'CEL'),
  ('Belt width', '网带宽', 'mm', 'belt-width', 'MMT'),
  ('Capacity', '处理量', 'L/h', 'capacity-volume', 'E32'),
  ('Holding', '保持', 's', 'holding-time', 'SEC'),
  ('Heat recovery', '热回收率', '%', 'heat-recovery', 'P1'),
  ('Bottle volume', '瓶容', 'L', 'bottle-volume', 'LTR'),
  ('Lightest bottle', '最轻瓶重', 'g', 'lightest-bottle', 'GRM'),
  ('Nozzles', '喷嘴', 'mm', 'ejector-pitch', 'MMT'),
  ('Loss of good product', '好料带出', '%', 'loss-of-good-product', 'P1'),
  ('Height', '高度', 'm', 'height', 'MTR'),
  ('Travel speed', '行走速度', 'm/min', 'travel-speed', '2X'),
  ('Speed, loaded', '满载速度', 'm/s', 'speed-loaded', 'MTS'),
  ('Stopping accuracy', '停位精度', 'mm', 'stopping-accuracy', 'MMT'),
  ('Lift height', '起升高度', 'mm', 'lift-height', 'MMT'),
  ('Throughput', '分拣量', 'p/h', 'items-per-hour', 'H10'),
  ('Item weight', '包裹重量', 'kg', 'item-weight', 'KGM'),
  ('Loop speed', '环线速度', 'm/s', 'loop-speed', 'MTS'),
  ('Evaporation', '蒸发量', 't/h', 'evaporation', 'E18'),
  ('Power per tonne', '吨水电耗', 'kWh', 'power-per-tonne', 'KWH'),
  ('Feed salinity', '进水含盐量', '%', 'feed-salinity', 'P1'),
  ('Area per module', '单片面积', 'm²', 'area-per-module', 'MTK'),
  ('Design flux', '设计通量', 'L/(m²·h)', 'design-flux', 'X-L-M2H'),
  ('Pore size', '孔径', 'µm', 'membrane-pore-size', '4H'),
  ('Air volume', '风量', 'm³/h', 'air-volume', 'MQH'),
  ('Destruction', '净化效率', '%', 'destruction', 'P1'),
  ('Oxidation temperature', '燃烧温度', '°C', 'oxidation-temperature', 'CEL'),
  ('Filter area', '过滤面积', 'm²', 'filter-area', 'MTK'),
  ('Emission', '排放浓度', 'mg/m³', 'emission', 'GP'),
  ('Pressure drop', '阻力', 'Pa', 'pressure-drop', 'PAL'),
  ('Positions', '头数', '', 'positions', 'H87'),
  ('Rotor speed', '转杯转速', 'rpm', 'rotor-speed', 'RPM'),
  ('Delivery', '引纱速度', 'm/min', 'delivery', '2X'),
  ('Reed width', '筘幅', 'cm', 'reed-width', 'CMT'),
  ('Speed', '车速', 'rpm', 'loom-speed', 'RPM'),
  ('Air use', '耗气', 'm³/h', 'air-use', 'MQH'),
  ('Web width', '幅宽', 'mm', 'web-width', 'MMT'),
  ('Basis weight', '克重', 'g/m²', 'basis-weight', 'GM'),
  ('Output', '产量', 't/a', 'yearly-tonnage', 'X-T-A'),
  ('Working temperature', '工作温度', '°C', 'working-temperature', 'CEL'),
  ('Heating rate', '升温速率', '°C/min', 'heating-rate', 'H13'),
  ('Range X', 'X行程', 'mm', 'range-x', 'MMT'),
  ('Profile rate', '轮廓频率', 'Hz', 'profile-rate', 'HTZ'),
  ('Resolution Z', 'Z向分辨率', 'mm', 'resolution-z', 'MMT'),
  ('Measuring width', '测量宽度', 'mm', 'measuring-width', 'MMT'),
  ('Tube voltage', '管电压', 'kV', 'tube-voltage', 'KVT'),
  ('Voxel size', '体素', 'mm', 'voxel-size', 'MMT'),
  ('Scan time', '扫描时间', 's', 'scan-time', 'SEC'),
  ('Dynamic load', '动载荷', 'kN', 'dynamic-load', 'B47'),
  ('Frequency', '频率', 'Hz', 'frequency', 'HTZ'),
  ('Column spacing', '立柱间距', 'mm', 'column-spacing', 'MMT'),
  ('Tank volume', '槽容积', 'm³', 'tank-volume', 'MTQ'),
  ('Cycle time', '节拍', 's', 'cycle-time', 'SEC'),
  ('Film thickness', '膜厚', 'µm', 'film-thickness', '4H'),
  ('Curing temperature', '固化温度', '°C', 'curing-temperature', 'CEL'),
  ('Curing time', '固化时间', 'min', 'curing-time', 'MIN'),
  ('Gloss', '光泽', '', 'gloss', 'H87'),
  ('Chamber diameter', '炉腔直径', 'mm', 'chamber-diameter', 'MMT'),
  ('Cathodes', '靶位', '', 'cathodes', 'H87'),
  ('Batch time', '单炉时间', 'min', 'batch-time', 'MIN'),
  ('Spindles', '主轴数', '', 'spindles', 'H87'),
  ('Edge radius', '钝圆半径', 'mm', 'edge-radius', 'MMT'),
  ('Drum', '料桶', 'mm', 'drum-diameter', 'MMT'),
  ('Feed rate', '送粉量', 'g/min', 'feed-rate', 'F28'),
  ('Porosity', '孔隙率', '%', 'porosity', 'P1'),
  ('Displacement', '排量', 'cm³', 'displacement', 'CMQ'),
  ('Peak pressure', '峰值压力', 'bar', 'peak-pressure', 'BAR'),
  ('Speed', '转速', 'r/min', 'rated-speed', 'RPM'),
  ('Noise at 250 bar', '250 bar下噪声', 'dB(A)', 'noise-at-250-bar', '2N'),
  ('Valve positions', '阀位', '', 'valve-positions', 'H87'),
  ('Flow', '流量', 'l/min', 'flow', 'L2'),
  ('Switching time', '切换时间', 'ms', 'switching-time', 'C26'),
  ('Motor power', '电机功率', 'kW', 'motor-power', 'KWT'),
  ('Delivery at 8 bar', '8 bar排气量', 'm³/min', 'delivery-at-8-bar', 'G53'),
  ('Specific power', '比功率', 'kW/(m³/min)', 'specific-power', 'X-KW-M3MIN'),
  ('Nominal size', '公称通径', 'mm', 'nominal-size', 'MMT'),
  ('Pressure class', '压力等级', '', 'pressure-class', 'H87'),
  ('Lowest temperature', '最低温度', '°C', 'lowest-temperature', 'CEL'),
  ('Rod diameter', '杆径', 'mm', 'rod-diameter', 'MMT'),
  ('Pressure', '压力', 'bar', 'pressure', 'BAR'),
  ('Speed', '速度', 'm/s', 'sliding-speed', 'MTS'),
  ('Bore', '内径', 'mm', 'bore', 'MMT'),
  ('Limiting speed', '极限转速', 'r/min', 'limiting-speed', 'RPM'),
  ('Output torque', '输出扭矩', 'kNm', 'output-torque', 'B48'),
  ('Service factor', '工况系数', '', 'service-factor', 'H87'),
  ('Lead', '导程', 'mm', 'lead', 'MMT'),
  ('Pitch', '节距', 'mm', 'pitch', 'MMT'),
  ('Breaking load', '破断载荷', 'kN', 'breaking-load', 'B47'),
  ('Elongation allowed', '允许伸长', '%', 'elongation-allowed', 'P1'),
  ('Power', '功率', 'kW', 'rated-power', 'KWT'),
  ('Line speed', '线速度', 'm/min', 'line-speed', '2X'),
  ('Areal weight', '面密度', 'mg/cm²', 'areal-weight', 'H63'),
  ('Channels', '通道数', '', 'channels', 'H87'),
  ('Current', '电流', 'A', 'current', 'AMP'),
  ('Feedback efficiency', '回馈效率', '%', 'feedback-efficiency', 'P1'),
  ('Voltage accuracy', '电压精度', 'mV', 'voltage-accuracy', '2Z'),
  ('Capacity', '容量', 'Ah', 'cell-capacity', 'AMH'),
  ('Energy density', '能量密度', 'Wh/kg', 'energy-density', 'X-WH-KG'),
  ('Cycles to 70 %', '70%保持率循环', '', 'cycles-to-70', 'H87'),
  ('Energy', '能量', 'MWh', 'storage-energy', 'MWH'),
  ('Cell temperature spread', '电芯温差', 'K', 'cell-temperature-spread', 'KEL'),
  ('Cooling power', '制冷功率', 'kW', 'cooling-power', 'KWT'),
  ('Length', '长度', 'm', 'blade-length', 'MTR'),
  ('Mass', '重量', 't', 'blade-mass', 'TNE'),
  ('Hub height', '轮毂高度', 'm', 'hub-height', 'MTR'),
  ('Concrete rings', '混凝土环数', '', 'concrete-rings', 'H87'),
  ('Erection', '吊装周期', 'd', 'erection', 'DAY'),
  ('Power', '功率', 'W', 'module-power', 'WTT'),
  ('Efficiency', '效率', '%', 'efficiency', 'P1'),
  ('Hail test', '冰雹试验', 'mm', 'hail-test', 'MMT'),
  ('Hydrogen', '产氢量', 'm³/h', 'hydrogen', 'MQH'),
  ('Specific energy', '直流电耗', 'kWh/m³', 'specific-energy', 'E46'),
  ('Lowest load', '最低负荷', '%', 'lowest-load', 'P1'),
  ('Short-circuit ratio', '短路比', '', 'short-circuit-ratio', 'H87'),
  ('Chambers', '腔体数', '', 'chambers', 'H87'),
  ('Throughput', '产能', 'wafers/h', 'wafers-per-hour', 'H10'),
  ('Chemistry recovery', '药液回收', '%', 'chemistry-recovery', 'P1'),
  ('Pumping speed', '抽速', 'm³/h', 'pumping-speed', 'MQH'),
  ('Power at base pressure', '极限压力下功率', 'kW', 'power-at-base-pressure', 'KWT'),
  ('Ultimate pressure', '极限压力', 'Pa', 'ultimate-pressure', 'PAL'),
  ('Cooling water', '冷却水', 'L/min', 'cooling-water', 'L2'),
  ('Blocking voltage', '耐压', 'V', 'blocking-voltage', 'VLT'),
  ('On-resistance', '导通电阻', 'mΩ', 'on-resistance', 'E45'),
  ('Junction temperature', '结温', '°C', 'junction-temperature', 'CEL'),
  ('Wafer size', '晶圆尺寸', 'mm', 'wafer-size', 'MMT'),
  ('Placing accuracy', '定位精度', 'µm', 'placing-accuracy', '4H'),
  ('Chuck force', '卡盘承力', 'kg', 'chuck-force', 'KGM'),
  ('Index time', '步进时间', 'ms', 'index-time', 'C26'),
  ('Press force', '压力', 'kN', 'press-force', 'B47'),
  ('Substrates per cycle', '每模基板数', '', 'substrates-per-cycle', 'H87'),
  ('Lap shear strength', '搭接剪切强度', 'MPa', 'lap-shear-strength', 'MPA'),
  ('Blades', '叶片数', '', 'blades', 'H87'),
  ('Form deviation', '型面偏差', 'mm', 'form-deviation', 'MMT'),
  ('Layer', '涂层厚度', 'mm', 'coating-thickness', 'MMT'),
  ('Roughness', '粗糙度', 'µm', 'roughness', '4H'),
  ('Turnaround', '周期', 'd', 'turnaround', 'DAY');

create temporary table choice_of_label (label_en text, label_cn text, value_en text, key text, choice text)
  on commit drop;
insert into choice_of_label values
  ('Drive', '驱动', 'Torque motor, direct', 'drive', 'torque-motor-direct'),
  ('Hydraulics', '液压', 'Servo pump', 'hydraulics', 'servo-pump'),
  ('Quality', '精度等级', 'ISO 3', 'gear-quality-iso', 'iso-3'),
  ('Welding', '焊接', 'Ring-mode laser', 'hairpin-welding', 'ring-mode-laser'),
  ('Supply', '供电', '48 V, two circuits', 'vehicle-supply', '48-v-two-circuits'),
  ('Floor', '床身', 'Water-flushed', 'bed-cleaning', 'water-flushed'),
  ('Silicone', '硅油', 'None', 'silicone', 'none'),
  ('Material', '材料', 'Ti-6Al-4V ELI', 'material', 'ti-6al-4v-eli'),
  ('Material', '材料', 'Carbon, stainless and duplex steel', 'material', 'carbon-stainless-and-duplex-steel'),
  ('Material', '材料', 'Titanium alloy', 'material', 'titanium-alloy'),
  ('Protection', '防护', 'IP65', 'protection', 'ip65'),
  ('Performance level', '安全等级', 'PL d', 'performance-level', 'pl-d'),
  ('Interface', '接口', '25 GigE', 'interface', '25-gige'),
  ('Energy recovery', '能量回馈', 'Common DC bus', 'energy-recovery', 'common-dc-bus'),
  ('Battery', '电池', '48 V LFP', 'battery-type', '48-v-lfp'),
  ('Infeed', '供包', 'Six-sided scanning', 'infeed', 'six-sided-scanning'),
  ('Wetted parts', '过流材质', 'Titanium or 2205', 'wetted-parts', 'titanium-or-2205'),
  ('Shedding', '开口', 'Cam, dobby or Jacquard', 'shedding', 'cam-dobby-or-jacquard'),
  ('Bonding', '固结', 'Thermal calender', 'bonding', 'thermal-calender'),
  ('Probe', '测头', 'Scanning', 'probe', 'scanning'),
  ('Protection', '防护', 'IP67', 'protection', 'ip67'),
  ('Control', '控制', 'Load, strain, displacement', 'control', 'load-strain-displacement'),
  ('Rinsing', '水洗', 'Ultrafiltrate, three stages', 'rinsing', 'ultrafiltrate-three-stages'),
  ('Bias supply', '偏压电源', 'Pulsed, 40 kHz', 'bias-supply', 'pulsed-40-khz'),
  ('Media', '磨料', 'Walnut shell, silicon carbide', 'media', 'walnut-shell-silicon-carbide'),
  ('Fuel', '燃料', 'Kerosene', 'fuel', 'kerosene'),
  ('Robot', '机器人', 'Six axes', 'spraying-robot', 'six-axes'),
  ('Bus', '总线', 'EtherCAT, PROFINET', 'bus', 'ethercat-profinet'),
  ('Cooling', '冷却', 'Air or water', 'cooling', 'air-or-water'),
  ('Seat', '阀座', 'PCTFE, metal backed', 'seat', 'pctfe-metal-backed'),
  ('Balls', '球', 'Silicon nitride, G5', 'balls', 'silicon-nitride-g5'),
  ('Grease', '润滑脂', 'Polyurea', 'grease', 'polyurea'),
  ('Gear quality', '齿轮精度', 'Grade 5, ground', 'gear-quality', 'grade-5-ground'),
  ('Lead accuracy', '导程精度', 'G3', 'lead-accuracy', 'g3'),
  ('Pin coating', '销轴镀层', 'Vanadium carbide', 'pin-coating', 'vanadium-carbide'),
  ('Efficiency class', '能效等级', 'IE5', 'efficiency-class', 'ie5'),
  ('Solvent', '溶剂', 'None', 'solvent', 'none'),
  ('Case', '外壳', 'Aluminium, laser welded', 'cell-case', 'aluminium-laser-welded'),
  ('Fire protection', '消防', 'Aerosol and water mist', 'fire-protection', 'aerosol-and-water-mist'),
  ('Spar cap', '主梁', 'Pultruded carbon', 'spar-cap', 'pultruded-carbon'),
  ('Leading edge', '前缘', 'Polyurethane shell', 'leading-edge', 'polyurethane-shell'),
  ('Concrete strength', '混凝土强度', 'C80', 'concrete-strength', 'c80'),
  ('Atmosphere', '气氛', 'Nitrogen or formic acid', 'atmosphere', 'nitrogen-or-formic-acid'),
  ('Matrix', '基体', 'Polyaryletherketone', 'matrix', 'polyaryletherketone');

create function pg_temp.typed_parameter(item jsonb) returns jsonb language plpgsql as $$
declare
  stated_en text := coalesce(item #>> '{label,en}', item ->> 'label');
  stated_cn text := coalesce(item #>> '{label,cn}', item ->> 'label');
  stated text := replace(replace(coalesce(item #>> '{value,en}', item ->> 'value'), '−', '-'), chr(160), ' ');
  parts text[] := regexp_match(stated,
    '^(±|<|>|up to|from)? ?(-?[0-9][0-9,]*(?:\.[0-9]+)?)(?: ?[–…] ?(-?[0-9][0-9,]*(?:\.[0-9]+)?))?\s*(\D.*)?$');
  low numeric := replace(parts[2], ',', '')::numeric;
  high numeric := coalesce(replace(parts[3], ',', '')::numeric, replace(parts[2], ',', '')::numeric);
  found record;
begin
  if item ? 'key' then
    return item;
  end if;
  select c.key, c.choice into found from choice_of_label c
   where (c.label_en = stated_en or c.label_cn = stated_cn) and c.value_en = stated limit 1;
  if found.key is not null then
    return jsonb_build_object('key', found.key, 'choice', found.choice);
  end if;
  select q.key, q.unit into found from quantity_of_label q
   where (q.label_en = stated_en or q.label_cn = stated_cn) and q.symbol = coalesce(parts[4], '')
   limit 1;
  if parts is null or found.key is null or low > high
     or greatest(abs(low), abs(high)) >= 1e15 or greatest(scale(low), scale(high)) > 9 then
    return item;
  end if;
  return jsonb_strip_nulls(jsonb_build_object('key', found.key, 'unit', found.unit,
    'low', case when parts[1] = '±' then trim_scale(-low)::text
                when parts[1] in ('<', 'up to') then null
                else trim_scale(low)::text end,
    'high', case when parts[1] in ('>', 'from') then null else trim_scale(high)::text end));
end $$;

-- Of a parameter that would be there twice the second line stays text. Lists, counts and searches stay as they are.
alter table entry disable trigger user;
update entry e
   set details = jsonb_set(e.details, '{parameters}', (
     select coalesce(jsonb_agg(case when typed.nth = 1 then typed.item else typed.before end order by typed.place), '[]')
       from (
         select t.item, i.item as before, i.place,
                row_number() over (partition by coalesce(t.item ->> 'key', i.place::text) order by i.place) as nth
           from jsonb_array_elements(e.details -> 'parameters') with ordinality i (item, place)
           cross join lateral (select pg_temp.typed_parameter(i.item) as item) t) typed))
 where e.kind = 'product' and jsonb_typeof(e.details -> 'parameters') = 'array';
alter table entry enable trigger user;
select entry_parameter_add(array(select id from entry where kind = 'product'));
drop function pg_temp.typed_parameter(jsonb);
