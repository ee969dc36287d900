--TEST--
Tide::height() gives the height at an hour
--SKIPIF--
<?php if (!extension_loaded('json')) die('skip json needed'); ?>
--INI--
precision=14
--FILE--
<?php
require __DIR__ . '/../src/Tide.php';
$tide = new Tide([0 => 1.1, 6 => 4.2]);
var_dump($tide->height(6));
echo json_encode($tide), "\n";
?>
--EXPECT--
float(4.2)
{"0":1.1,"6":4.2}
